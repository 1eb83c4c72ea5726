import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { embedSettings } from '../../../../apps/host/src/server/embedSettings.ts';
import { readPlace } from '../../../../packages/core/src/public/pages/directoryPlace.ts';
import { contract as directory } from '../../../../packages/widgets/src/elements/contract/directory.ts';
import { contract as profile } from '../../../../packages/widgets/src/elements/contract/profile.ts';
import { properties } from '../../../../packages/widgets/src/elements/contract/styles.ts';
import { directoryKinds } from '../../../../packages/widgets/src/elements/directoryKinds.ts';
import { profileKinds } from '../../../../packages/widgets/src/elements/profileKinds.ts';
import { controls } from '../../../../packages/widgets/src/playground/promised.ts';

const read = (pattern) =>
  globSync(pattern, { cwd: 'packages' })
    .filter((file) => !/stories|test/.test(file))
    .map((file) => readFileSync(join('packages', file), 'utf8'))
    .join('\n');

describe('what people read of the elements', () => {
  it('names every custom property that the styles take, and no other', () => {
    const styles = read('ui/src/plain/**/*.ts*') + read('widgets/src/{public/directory,public/profile,elements}/*.ts*');
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

  it('gives every attribute a sentence in both languages', () => {
    for (const { en, es } of [directory, profile].flatMap(({ attributes }) => Object.values(attributes))) {
      expect(en).toMatch(/^[A-Z`].+\.$/);
      expect(es).toMatch(/^[A-ZÁÉÍÓÚ`].+\.$/);
    }
  });

  it('knows of every attribute what its kind reads', () => {
    const camel = (name) => name.replace(/-([a-z])/g, (_all, letter) => letter.toUpperCase());
    const silent = (text) => {
      throw new Error(`${text} means nothing`);
    };
    for (const [kinds, list] of [
      [directoryKinds, controls.directory],
      [profileKinds, controls.profile],
    ])
      for (const { name, kind, options = [], usual, bounds } of list) {
        const read = (text) => kinds[camel(name)](text, () => silent(`${name}="${text}"`));
        if (usual) expect([name, read(usual)]).toEqual([name, read(null)]);
        for (const word of options) expect([name, String(read(word))]).toEqual([name, word]);
        if (bounds) expect([read('-1'), read('9999')]).toEqual(bounds);
        if (kind === 'flag') expect([read(''), read(null)]).toEqual([true, false]);
        if (kind === 'list') expect(read('a b')).toEqual(['a', 'b']);
        if (kind === 'text') expect(read('a b')).toBe('a b');
      }
  });

  it('tells every event in Spanish, as its type tells it in English', () => {
    for (const { eventsInSpanish } of [directory, profile])
      for (const text of Object.values(eventsInSpanish)) expect(text).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
  });

  it('is served under the major version that the package has', () => {
    const { version } = JSON.parse(readFileSync('packages/widgets/package.json', 'utf8'));
    expect(readFileSync('apps/api/src/public/widgets/widgets.ts', 'utf8')).toContain(
      `'v${version.split('.')[0]}/loader.js'`,
    );
  });
});

describe('the address of a plain frame', () => {
  const nothing = new URLSearchParams();
  /** What the server reads of an address: the looks (`kept` goes into the form and the links) and the search. */
  const readOf = (values) => {
    const { kept: _kept, ...looks } = embedSettings(values);
    return { looks, place: readPlace(`?${values}`) };
  };
  /** An attribute with a text that means something else than its absence. */
  const pairOf = ({ name, kind, options = [], usual }) => {
    const other = options.find((word) => word !== usual && !usual?.split(' ').includes(word));
    const text = { number: '7', flag: 'true', words: options[0], choice: other }[kind] ?? 'some';
    return [name.replaceAll('-', '_'), text];
  };
  // Whose profile it is stands in the path.
  const all = Object.entries(controls).flatMap(([widget, list]) =>
    list.filter(({ name }) => name !== 'alias').map((control) => [widget, control.name, control]),
  );

  it.each(all)('takes what the contract says: %s, %s', (_widget, _name, control) => {
    const pair = pairOf(control);
    const isRead = JSON.stringify(readOf(new URLSearchParams([pair]))) !== JSON.stringify(readOf(nothing));
    expect(isRead).toBe(control.inFrame);
  });

  it('keeps in its links every look that the contract says, and nothing else', () => {
    const given = new URLSearchParams(all.map(([, , control]) => pairOf(control)));
    const kept = embedSettings(given).kept.map(([name]) => name);
    const searched = Object.keys(readPlace(''));
    const framed = all.filter(([, , { inFrame }]) => inFrame).map(([, , control]) => pairOf(control)[0]);
    expect(kept.sort()).toEqual([...new Set(framed)].filter((name) => !searched.includes(name)).sort());
  });
});
