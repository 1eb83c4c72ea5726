import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

const expected = [
  ...['Board or list', 'Bulk work', 'Charts', 'Dates', 'Empty', 'Error', 'Form', 'Gate', 'List'],
  ...['Money', 'Notice', 'Paper', 'Record', 'Search', 'States', 'Steps', 'Undo'],
];
const read = (file) => readFileSync(file, 'utf8');
const pages = globSync('.storybook/{patterns/*,foundations/Writing}.mdx').map((file) => ({ file, text: read(file) }));
const titleOf = (text) => text.match(/<Meta\s[^>]*\btitle="([^"]+)"/)?.[1] ?? '';
const lastOf = (title) => title.split('/').at(-1).toLowerCase();

const makeTitle = (title) => title ?? '';
const csf = (file) => loadCsf(read(file), { fileName: file, makeTitle }).parse();
const names = new Set([
  ...globSync('packages/*/src/**/*.stories.tsx').map((file) => lastOf(csf(file).meta.title)),
  ...globSync('{packages/*/src,.storybook}/**/*.mdx').map((file) => lastOf(titleOf(read(file)))),
]);

const languages = ['es', 'en'];
/** The words of every namespace by language: a feature's by the name of its folder, core's as common. */
const words = Object.fromEntries(
  languages.map((language) => {
    const features = globSync(`packages/widgets/src/**/messages/${language}.json`).map((file) => [
      file.split('/').at(-3),
      JSON.parse(read(file)),
    ]);
    const core = ['', 'basics.'].map((part) =>
      JSON.parse(read(`packages/core/src/words/i18n/messages/${part}${language}.json`)),
    );
    return [language, { ...Object.fromEntries(features), common: Object.assign({}, ...core) }];
  }),
);
const wordAt = (language, key) => {
  const [namespace, path] = key.split(':');
  return path.split('.').reduce((tree, name) => tree?.[name], words[language][namespace]);
};

it('has a page for each pattern, and one for writing', () => {
  const titles = pages.map(({ text }) => titleOf(text));
  expect(titles.sort()).toEqual(['Foundations/Writing', ...expected.map((name) => `Patterns/${name}`)]);
});

describe.each(pages)('$file', ({ file, text }) => {
  const imports = [...text.matchAll(/^import (?:\* as )?(\w+) from '(\.[^']+)'/gm)].map(([, name, path]) => ({
    name,
    path: join(dirname(file), path.replace(/\?raw$/, '')),
  }));
  it('imports only files that are there', () => {
    expect(imports.map(({ path }) => path).filter((path) => !existsSync(path))).toEqual([]);
  });
  it('shows only stories that are there', () => {
    const shown = [...text.matchAll(/<(?:Canvas|Live|Part) of=\{(\w+)\.(\w+)\}/g)].map(([, from, story]) => [
      from,
      story,
    ]);
    const missing = shown.filter(([from, story]) => {
      const path = imports.find(({ name }) => name === from)?.path;
      return !path || !Object.hasOwn(csf(path)._stories, story);
    });
    expect(missing).toEqual([]);
  });
  it('quotes only words of the product, in both languages', () => {
    const keys = [...text.matchAll(/'([\w-]+:[\w.-]+)'/g)].map(([, key]) => key);
    const missing = keys.filter((key) => languages.some((language) => typeof wordAt(language, key) !== 'string'));
    expect(keys.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
  it('leads only to pages that are there', () => {
    const leads = [...text.matchAll(/<To>([^<]+)<\/To>/g)].map(([, name]) => name);
    expect(leads.length).toBeGreaterThan(0);
    expect(leads.filter((name) => !names.has(name.toLowerCase()))).toEqual([]);
  });
});
