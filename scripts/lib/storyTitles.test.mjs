import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';

/** How many names lead to a page, below each root of the sidebar. */
const depths = { Start: [1, 2], Foundations: [1], Components: [2], Patterns: [1, 2], Screens: [2], Machines: [1] };

const makeTitle = (title) => title ?? '';
const titleOfStories = (file) => loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle }).parse().meta.title;
/** A page beside stories stands where they stand. */
const titleOfPage = (file) => readFileSync(file, 'utf8').match(/<Meta\s[^>]*\btitle="([^"]+)"/)?.[1];

const stories = globSync('packages/*/src/**/*.stories.tsx').map((file) => [file, titleOfStories(file)]);
const pages = globSync('{packages/*/src,.storybook}/**/*.mdx').flatMap((file) => {
  const title = titleOfPage(file);
  return title ? [[file, title]] : [];
});

describe('the sidebar of Storybook', () => {
  it.each([...stories, ...pages])('shows %s under one of its roots', (_, title) => {
    const [root, ...names] = title.split('/');
    expect(Object.keys(depths)).toContain(root);
    expect(depths[root]).toContain(names.length);
  });

  it('writes each group in one way, and gives each component one place', () => {
    const titles = stories.map(([, title]) => title);
    const groups = new Set(titles.map((title) => title.split('/').slice(0, -1).join('/')));
    expect(
      [...groups].map((group) => group.toLowerCase()).filter((group, at, all) => all.indexOf(group) !== at),
    ).toEqual([]);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('groups components as their districts', () => {
    const own = stories.filter(([file, title]) => file.startsWith('packages/ui/') && title.startsWith('Components/'));
    expect(own.filter(([file, title]) => file.split('/')[3] !== title.split('/')[1].toLowerCase())).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
  });
});
