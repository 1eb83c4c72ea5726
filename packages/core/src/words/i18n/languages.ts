/** The languages of the product. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language of whoever asks for none of ours. */
export const fallbackLanguage: Language = 'en';

/** The cookie that keeps the reader's choice for the pages that the server draws. */
export const languageCookie = 'i18next';

/** Where the reader's language is looked for, in this order, and where the answer is kept. */
export const languageDetection = {
  order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
  lookupQuerystring: 'lng',
  lookupCookie: languageCookie,
  caches: ['localStorage'],
} as const;

/** Tells whether a stored value is one of our languages; no other is applied. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** What a browser keeps, where it is one of our languages; anything else was not chosen here. */
export const keptLanguage = (value: unknown): Language | null => (isLanguage(value) ? value : null);

/** Takes the first of several wishes that we can fulfil: `es-EC` asks for `es`. */
export function pickLanguage(wishes: readonly (string | null | undefined)[]): Language {
  const bases = wishes.map((wish) => wish?.trim().toLowerCase().split(/[-_]/)[0]);
  return bases.find(isLanguage) ?? fallbackLanguage;
}

/** Reads an Accept-Language header as wishes, the strongest first. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find((one) => one !== undefined);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
