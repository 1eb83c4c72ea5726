/**
 * In an element the element itself finds the language and the colour scheme around it, and hears when they change; the build puts this in
 * the place of the views' own hooks.
 */
export const useLanguage = (locale: string) => locale;
export const useTheme = (theme: string) => theme;
