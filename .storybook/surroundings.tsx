import { type ThemeName, themeClass } from '@corredor/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';

const themes: Record<string, ThemeName> = { light: 'light', dark: 'dark', system: 'system' };

/** The globals of a story. A picture's look comes before what the story itself fixes. */
export const shownIn = (globals: Record<string, unknown>): Record<string, unknown> => ({
  ...globals,
  ...(globals.look as object),
});

/** What the host would put around a story: theme and density, language and direction. */
export const withSurroundings: Decorator = (Story, { globals: given, parameters, viewMode }) => {
  const globals = shownIn(given);
  const locale = globals.locale === 'en' ? 'en' : 'es';
  const classes = themeClass({
    theme: themes[String(globals.theme)],
    density: globals.density === 'compact' ? 'compact' : 'comfortable',
    isReading: parameters.isReading === true,
  });

  // Overlays are drawn at the end of the body, so the document carries the theme too.
  useLayoutEffect(() => {
    document.documentElement.className = classes;
    document.documentElement.lang = locale;
  }, [classes, locale]);

  return (
    <I18nProvider locale={locale}>
      <div className={viewMode === 'docs' ? classes : undefined} lang={locale}>
        <Story />
      </div>
    </I18nProvider>
  );
};
