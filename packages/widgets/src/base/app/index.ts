export { AppProviders, useApp } from './AppProviders.tsx';
export { type App, type AppOptions, createApp } from './app.ts';
export { createI18n, type DataWords, dataWords, type I18nOptions } from './i18n.ts';
export { memoryStorage } from './memoryStorage.ts';
export { ownPageTitle, usePageTitle } from './pageTitle.ts';
export type { Resources } from './resources.ts';
export { type Formats, useFormats } from './useFormats.ts';
export { useLanguage } from './useLanguage.ts';
export { type Session, useCan, useClient, useIsReadOnly, useSession } from './useSession.ts';
export {
  beginWriting,
  flushDrafts,
  isWriting,
  type Kept,
  keptBeforeLogout,
  useOpenDrafts,
} from './writing.ts';
