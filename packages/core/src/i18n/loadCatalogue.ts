import type { CommonMessages } from './catalogue.ts';
import type { Language } from './languages.ts';

type Loaded = { default: CommonMessages };

const loaders: Record<Language, () => Promise<Loaded>> = {
  es: () => import('./messages/es.json', { with: { type: 'json' } }),
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
};

/** Loads the shared words of one language, so that a browser gets only the words it shows. */
export async function loadCatalogue(language: Language): Promise<CommonMessages> {
  return (await loaders[language]()).default;
}
