import { catalogue } from '@corredor/core/catalogue';
import { basicsNamespace, commonNamespace, type Language, languages } from '@corredor/core/i18n';
import type { Resource, ResourceKey } from 'i18next';

const files = import.meta.glob<ResourceKey>('../**/messages/*.json', { import: 'default', eager: true });

/**
 * Every word at once. React shows what was waited for no sooner than 300 ms after its placeholder, and a thousand stories would each
 * wait that long for their words.
 */
export const storyWords: Resource = Object.fromEntries(languages.map((language) => [language, wordsIn(language)]));

function wordsIn(language: Language): Record<string, ResourceKey> {
  const suffix = `/messages/${language}.json`;
  const features = Object.entries(files).filter(([path]) => path.endsWith(suffix));
  return {
    [basicsNamespace]: catalogue[language],
    [commonNamespace]: catalogue[language],
    ...Object.fromEntries(features.map(([path, words]) => [path.slice(0, -suffix.length).split('/').at(-1), words])),
  };
}
