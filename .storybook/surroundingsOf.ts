import type { ThemeName } from '@corredor/ui/theme';

const themes: Record<string, ThemeName> = { light: 'light', dark: 'dark', system: 'system' };
/** In percent of what the browser is set to. Words, since an address makes numbers of figures. */
const textSizes: Record<string, number> = { usual: 100, large: 125, larger: 150, largest: 200 };

/** The globals of a story. A picture's look comes before what the story itself fixes. */
export const shownIn = (globals: Record<string, unknown>): Record<string, unknown> => ({
  ...globals,
  ...(globals.look as object),
});

/** What the toolbar says, in the product's own terms. */
export const surroundingsOf = (given: Record<string, unknown>) => {
  const globals = shownIn(given);
  return {
    theme: themes[String(globals.theme)] ?? 'light',
    density: globals.density === 'compact' ? ('compact' as const) : ('comfortable' as const),
    /** Formats and the document's language; the pseudo-locale is English. */
    locale: globals.locale === 'es' ? ('es' as const) : ('en' as const),
    isPseudo: globals.locale === 'pseudo',
    hasMoreContrast: globals.contrast === 'more',
    hasForcedColors: globals.contrast === 'forced',
    hasReducedMotion: globals.motion === 'reduced',
    textSize: textSizes[String(globals.textSize)] ?? 100,
  };
};

export type Surroundings = ReturnType<typeof surroundingsOf>;

/** The colour scheme that a theme comes out as on this machine. */
export const schemeOf = (theme: ThemeName, isSystemDark: boolean): 'light' | 'dark' => {
  if (theme === 'system') return isSystemDark ? 'dark' : 'light';
  return theme;
};
