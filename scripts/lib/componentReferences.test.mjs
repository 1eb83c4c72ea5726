import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { beforeAll, describe, expect, it } from 'vitest';
import { readComponents } from './componentProps.mjs';
import { entryPoints } from './rooms.mjs';

const files = globSync('packages/*/src/**/*.reference.ts').sort();
const titleOf = (file) => readFileSync(file, 'utf8').match(/<Meta\s[^>]*\btitle="([^"]+)"/)?.[1] ?? '';
const patterns = globSync('.storybook/**/*.mdx')
  .map(titleOf)
  .filter((title) => title.startsWith('Patterns/'))
  .map((title) => title.split('/').at(-1));
const statuses = ['stable', 'new', 'experimental', 'deprecated'];
/** The program of the compiler takes its time. */
const patience = 120_000;

const pages = await Promise.all(
  files.map(async (file) => {
    const { reference } = await import(join(process.cwd(), file));
    const storiesFile = file.replace('.reference.ts', '.stories.tsx');
    const csf = existsSync(storiesFile)
      ? loadCsf(readFileSync(storiesFile, 'utf8'), { fileName: storiesFile, makeTitle: (title) => title ?? '' }).parse()
      : null;
    return {
      file,
      reference,
      stories: Object.keys(csf?._stories ?? {}),
      tags: csf?.meta.tags ?? [],
      subject: csf?.meta.title?.split('/').at(-1),
    };
  }),
);
const { modules } = JSON.parse(readFileSync('packages/widgets/custom-elements.json', 'utf8'));
const elements = modules.flatMap(({ declarations = [] }) => declarations.flatMap(({ tagName }) => tagName ?? []));
/** What has a page of its own: components, the rooms that hold them, and the elements for partners' pages. */
const published = () =>
  new Set([...components.map(({ name }) => name), ...Object.keys(entryPoints('ui')), ...elements]);
/** Parts, states and the like without words say nothing. */
const isSaid = (text) => typeof text === 'string' && text.trim().length > 0;

let components = [];
beforeAll(() => {
  components = readComponents();
}, patience);

describe('the docs page of every published component', () => {
  it('is there, or another page explains it', () => {
    const explained = new Set(pages.flatMap(({ subject, reference }) => [subject, ...(reference.covers ?? [])]));
    expect(components.length).toBeGreaterThan(80);
    expect(components.map(({ name }) => name).filter((name) => !explained.has(name))).toEqual([]);
  });

  it('explains only what is published', () => {
    const names = published();
    const explained = pages.flatMap(({ subject, reference }) => [subject, ...(reference.covers ?? [])]);
    expect(explained.filter((name) => !names.has(name))).toEqual([]);
  });

  it('says of each prop of our own what it is', () => {
    const silent = components.flatMap(({ name, props }) =>
      props.filter(({ description }) => !isSaid(description)).map((prop) => `${name}.${prop.name}`),
    );
    expect(silent).toEqual([]);
  });

  it('knows the props that were agreed on', async () => {
    const lines = components.flatMap(({ name, room, props }) => [
      `${name} (${room})`,
      ...props
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
        .map((prop) => `  ${prop.name}${prop.isOptional ? '?' : ''}: ${prop.type}`),
    ]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./entry-points/props.txt');
  });
});

describe.each(pages)('$file', ({ file, reference, stories, tags }) => {
  it('stands beside stories', () => {
    expect(existsSync(file.replace('.reference.ts', '.stories.tsx'))).toBe(true);
  });

  it('has a page, which says how far one can rely on it', () => {
    expect(tags).not.toContain('!autodocs');
    expect(tags.filter((tag) => statuses.includes(tag))).toHaveLength(1);
  });

  it('leaves no part empty', () => {
    const { purpose, instead, anatomy, states, keyboard, accessibility, content } = reference;
    expect(isSaid(purpose)).toBe(true);
    expect(instead.length).toBeGreaterThan(0);
    expect(anatomy.parts.length).toBeGreaterThan(0);
    expect(states.length).toBeGreaterThan(0);
    expect(keyboard === 'none' || keyboard.length > 0).toBe(true);
    expect(accessibility.length).toBeGreaterThan(0);
    expect(content.do.length + content.avoid.length).toBeGreaterThan(0);
    const texts = [
      ...instead.flatMap(({ use, when }) => [use, when]),
      ...anatomy.parts.flatMap(({ name, selector, what }) => [name, selector, what]),
      ...states.flatMap(({ name, what }) => [name, what]),
      ...(keyboard === 'none' ? [] : keyboard.flatMap(({ keys, does }) => [keys, does])),
      ...accessibility,
      ...content.do,
      ...content.avoid,
      ...(content.examples ?? []).flatMap(({ es, en }) => [es, en]),
    ];
    expect(texts.filter((text) => !isSaid(text))).toEqual([]);
  });

  it('shows stories that there are', () => {
    const named = [reference.anatomy.story, ...reference.states.flatMap(({ story }) => story ?? [])];
    expect(named.filter((name) => !stories.includes(name))).toEqual([]);
  });

  it('leads on to components and patterns that there are', () => {
    const known = new Set([...published(), ...patterns]);
    expect(reference.instead.map(({ use }) => use).filter((use) => !known.has(use))).toEqual([]);
  });
});
