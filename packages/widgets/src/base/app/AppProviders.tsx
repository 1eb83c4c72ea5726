import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import type { App } from './app.ts';
import { languageOf } from './i18n.ts';
import { useLocaleOf } from './useLocaleOf.ts';

const AppContext = createContext<App | null>(null);

/** Gives everything below it the client, the session and the language. */
export function AppProviders({ app, children }: { app: App; children: ReactNode }) {
  const language = useSyncExternalStore(
    (tell) => {
      app.i18n.on('languageChanged', tell);
      return () => app.i18n.off('languageChanged', tell);
    },
    () => languageOf(app.i18n),
    () => languageOf(app.i18n),
  );
  const locale = useLocaleOf(app.session, language);
  useEffect(() => {
    // The catalogues are written as in Britain; most readers need nothing else.
    if (locale !== 'en-US') return;
    const spelled = import('./spellAs.ts').then(({ spellAs }) => spellAs(app.i18n, locale));
    return () => void spelled.then((end) => end());
  }, [app.i18n, locale]);
  return (
    <AppContext value={app}>
      <I18nextProvider i18n={app.i18n}>
        <I18nProvider locale={locale}>{children}</I18nProvider>
      </I18nextProvider>
    </AppContext>
  );
}

/** The app in use; throws outside AppProviders. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('Put AppProviders above this component.');
  return app;
}
