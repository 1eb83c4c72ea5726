import {
  basicsNamespace,
  commonNamespace,
  endOnce,
  fallbackLanguage,
  isLanguage,
  type Language,
  languageDetection,
  languages,
  loadBasics,
  loadCatalogue,
  pickLanguage,
} from '@corredor/core/i18n';
import {
  type BackendModule,
  createInstance,
  type i18n as I18n,
  type LanguageDetectorModule,
  type Resource,
} from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from './byFeature.ts';

export type I18nOptions = {
  /** Fixes the language instead of detecting it. */
  language?: Language;
  /** Finds the reader's language and keeps the choice; the host brings the browser's. */
  detector?: LanguageDetectorModule;
  /** Words that are there already, for pages made beforehand. */
  resources?: Resource;
  /** Whether the page begins in the private area, whose first words come in one piece. */
  startsInside?: boolean;
};

// The words of the way in, which would otherwise wait for the list of all others.
const accessMessages = import.meta.glob<Messages>('../../identity/access/messages/*.json', { import: 'default' });

const firstWords: Record<Language, () => Promise<{ words: Record<string, Messages> }>> = {
  es: () => import('./firstWords.es.ts'),
  en: () => import('./firstWords.en.ts'),
};
const fetched: Partial<Record<Language, ReturnType<(typeof firstWords)[Language]>>> = {};

/** Fetches the first words of the private area; what does not come is fetched again when it is next needed. */
export function fetchFirstWords(language: Language) {
  fetched[language] ??= firstWords[language]().catch((error) => {
    delete fetched[language];
    throw error;
  });
  return fetched[language];
}

/** Features whose words only the private area shows. */
const insideOnly = new Set(['dashboard', 'notifications', 'sessions', 'shell']);

/** Features stand in districts; their words are asked for by the name of the feature alone. */
const messagesOf = <File>(files: Record<string, File>, feature: string, language: string) =>
  Object.entries(files).find(([path]) => path.endsWith(`/${feature}/messages/${language}.json`))?.[1];

/** Reads the words of one feature in one language, when they are first needed. */
const messageFiles = (startsInside: boolean): BackendModule => ({
  type: 'backend',
  callbackApi: false,
  init: () => {},
  read: async (language: string, namespace: string) => {
    const known = isLanguage(language) ? language : fallbackLanguage;
    if (startsInside || insideOnly.has(namespace) || fetched[known]) {
      const { words } = await fetchFirstWords(known);
      if (words[namespace]) return words[namespace];
    }
    if (namespace === basicsNamespace) return loadBasics(known);
    if (namespace === commonNamespace) return loadCatalogue(known);
    const load =
      namespace === 'access'
        ? accessMessages[`../../identity/access/messages/${language}.json`]
        : messagesOf((await import('./featureMessages.ts')).featureMessages, namespace, language);
    if (!load) throw new Error(`There are no messages of ${namespace} in ${language}.`);
    return load();
  },
});

/** Starts the translations: one language at a time, each feature's words on demand. */
export function createI18n({ language, detector, resources, startsInside = false }: I18nOptions = {}): I18n {
  const i18n = createInstance().use(messageFiles(startsInside)).use(initReactI18next);
  if (detector) i18n.use(detector);
  i18n.on('languageChanged', showLanguage);
  void i18n.init({
    ...(language ? { lng: language } : {}),
    ...(resources ? { resources, partialBundledLanguages: true } : {}),
    supportedLngs: languages,
    // Both languages have the same keys, so the second one would be loaded for nothing.
    fallbackLng: { es: [], en: [], default: [fallbackLanguage] },
    load: 'languageOnly',
    // The language is known at once; only its words come later.
    initAsync: false,
    ns: [basicsNamespace],
    defaultNS: commonNamespace,
    fallbackNS: basicsNamespace,
    detection: { ...languageDetection },
    interpolation: { escapeValue: false },
  });
  const { interpolator } = i18n.services;
  const fillIn = interpolator.interpolate.bind(interpolator);
  interpolator.interpolate = (sentence, values, ...rest) => fillIn(endOnce(sentence, values), values, ...rest);
  return i18n;
}

/** The language in use; until its words are there, the one that they are fetched in. */
export const languageOf = (i18n: I18n): Language => pickLanguage([i18n.resolvedLanguage, i18n.language]);

function showLanguage(language: string) {
  if (typeof document !== 'undefined') document.documentElement.lang = pickLanguage([language]);
}

/** Says a word of the catalogues by a name that is known only when it comes; what it is where there is none is `defaultValue`. */
export type DataWords = (key: string, params?: Record<string, unknown>) => string;

/** The words of `t` by names that come from data, such as a field of the history: the names that code writes are typed, and those cannot be. */
export const dataWords = (t: (...given: never[]) => unknown) => t as DataWords;
