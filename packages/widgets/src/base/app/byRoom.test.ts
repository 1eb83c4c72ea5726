import { languages } from '@corredor/core/i18n';
import { expect, it } from 'vitest';
import { words as en } from './firstWords.en.ts';
import { words as es } from './firstWords.es.ts';
import { createI18n } from './i18n.ts';

it('brings the first words of the private area by the names under which they are asked for', () => {
  const rooms = ['basics', 'common', 'dashboard', 'notifications', 'sessions', 'shell'];
  for (const words of [es, en]) expect(Object.keys(words).toSorted()).toEqual(rooms);
});

it.each(languages)(
  'says the same in %s to whoever begins inside and to whoever comes from outside',
  async (language) => {
    const rooms = ['basics', 'common', 'dashboard', 'shell', 'customers'];
    const inside = createI18n({ language, startsInside: true });
    const outside = createI18n({ language });
    await Promise.all([inside.loadNamespaces(rooms), outside.loadNamespaces(rooms)]);
    for (const room of rooms)
      expect(inside.getResourceBundle(language, room), room).toEqual(outside.getResourceBundle(language, room));
  },
);
