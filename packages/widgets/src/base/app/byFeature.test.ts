import { languages } from '@corredor/core/i18n';
import { expect, it } from 'vitest';
import { words as en } from './firstWords.en.ts';
import { words as es } from './firstWords.es.ts';
import { createI18n } from './i18n.ts';

it('brings the first words of the private area by the names under which they are asked for', () => {
  const features = ['basics', 'common', 'dashboard', 'notifications', 'sessions', 'shell'];
  for (const words of [es, en]) expect(Object.keys(words).toSorted()).toEqual(features);
});

it.each(languages)(
  'says the same in %s to whoever begins inside and to whoever comes from outside',
  async (language) => {
    const features = ['basics', 'common', 'dashboard', 'shell', 'customers'];
    const inside = createI18n({ language, startsInside: true });
    const outside = createI18n({ language });
    await Promise.all([inside.loadNamespaces(features), outside.loadNamespaces(features)]);
    for (const feature of features)
      expect(inside.getResourceBundle(language, feature), feature).toEqual(
        outside.getResourceBundle(language, feature),
      );
  },
);
