import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract as directory } from '../../../../packages/widgets/src/elements/contract/directory.ts';
import { contract as profile } from '../../../../packages/widgets/src/elements/contract/profile.ts';
import { properties } from '../../../../packages/widgets/src/elements/contract/styles.ts';

const read = (pattern) =>
  globSync(pattern, { cwd: 'packages' })
    .filter((file) => !/stories|test/.test(file))
    .map((file) => readFileSync(join('packages', file), 'utf8'))
    .join('\n');

describe('what people read of the elements', () => {
  it('names every custom property that the styles take, and no other', () => {
    const styles = read('ui/src/{plain,plainTokens}/*.ts*') + read('widgets/src/{directory,profile,elements}/*.ts*');
    const taken = [...styles.matchAll(/var\((--corredor-[a-z-]+)/g)].map(([, name]) => name);
    expect(Object.keys(properties).sort()).toEqual([...new Set(taken)].sort());
  });

  it('names every event that they dispatch, and no other', () => {
    const wired = read('widgets/src/elements/*Element.tsx') + read('widgets/src/elements/widgetElement.ts');
    const told = [...wired.matchAll(/tell\('([a-z-]+)'/g)].map(([, name]) => `corredor-${name}`);
    const typed = [...read('widgets/src/elements/events.ts').matchAll(/'(corredor-[a-z-]+)':/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(typed)].sort()).toEqual([...new Set(told)].sort());
  });

  it('gives every attribute a sentence', () => {
    for (const text of [directory, profile].flatMap(({ attributes }) => Object.values(attributes)))
      expect(text).toMatch(/^[A-Z`].+\.$/);
  });

  it('is served under the major version that the package has', () => {
    const { version } = JSON.parse(readFileSync('packages/widgets/package.json', 'utf8'));
    expect(readFileSync('apps/api/src/widgets/widgets.ts', 'utf8')).toContain(`'v${version.split('.')[0]}/loader.js'`);
  });
});
