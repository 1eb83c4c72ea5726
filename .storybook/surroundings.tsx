import { themeClass } from '@corredor/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components';
import { applySurroundings } from './applySurroundings.ts';
import { pseudoLocale } from './pseudo/pseudo.ts';
import { surroundingsOf } from './surroundingsOf.ts';

/** What the host would put around a story: theme and density, language and direction. */
export const withSurroundings: Decorator = (Story, { globals, parameters, viewMode }) => {
  const surroundings = surroundingsOf(globals);
  const { locale, isPseudo } = surroundings;
  const classes = themeClass({ ...surroundings, isReading: parameters.isReading === true });
  pseudoLocale.isOn = isPseudo;

  // A page of documentation sees to its own document.
  useLayoutEffect(() => {
    if (viewMode !== 'docs') applySurroundings(surroundings, classes, locale);
  });

  return (
    <I18nProvider locale={locale} key={String(isPseudo)}>
      <div className={viewMode === 'docs' ? classes : undefined} lang={locale}>
        <Story />
      </div>
    </I18nProvider>
  );
};
