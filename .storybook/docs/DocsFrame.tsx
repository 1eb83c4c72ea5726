import { themeClass } from '@corredor/ui/theme';
import { DocsContainer, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { NAVIGATE_URL, SELECT_STORY } from 'storybook/internal/core-events';
import { applySurroundings } from '../applySurroundings.ts';
import { schemeOf, surroundingsOf } from '../surroundingsOf.ts';
import './docs.css.ts';
import { docsTheme } from './docsTheme.ts';
import { currentGlobals } from './preview.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const watchDark = (changed: () => void) => {
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
};

/** What stands around every page of documentation: the theme of the toolbar, and links that lead within Storybook. */
export default function DocsFrame({ context, children }: { context: DocsContextProps; children?: ReactNode }) {
  const isSystemDark = useSyncExternalStore(watchDark, () => dark.matches);
  const surroundings = surroundingsOf(currentGlobals());
  const { theme } = surroundings;

  useLayoutEffect(() => applySurroundings(surroundings, themeClass({ theme }), 'en'));

  /** Moves on without leaving what the toolbar says. */
  const go = (address: string) => {
    const [, storyId] = /[?&]path=\/(?:docs|story)\/([^&#]+)/.exec(address) ?? [];
    if (storyId) context.channel.emit(SELECT_STORY, { storyId });
    else if (address.startsWith('#')) context.channel.emit(NAVIGATE_URL, address);
  };
  return (
    <RouterProvider navigate={go} useHref={(href) => (href.startsWith('?path=') ? `./${href}` : href)}>
      <I18nProvider locale="en">
        <DocsContainer context={context} theme={docsTheme(schemeOf(theme, isSystemDark))}>
          {children}
        </DocsContainer>
      </I18nProvider>
    </RouterProvider>
  );
}
