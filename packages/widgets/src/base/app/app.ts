import { type ApiClient, createApiClient } from '@corredor/core/client';
import { basicsNamespace, isLanguage } from '@corredor/core/i18n';
import type { PageData } from '@corredor/core/pages';
import { readSession, type SessionStorage, sessionKey } from '@corredor/core/session';
import type { i18n as I18n } from 'i18next';
import { languageOf } from './i18n.ts';
import { createServerCondition, type ServerCondition } from './serverCondition.ts';
import { createSessionPort, type SessionPort } from './sessionPort.ts';

export type AppOptions = {
  i18n: I18n;
  /** Where the session is kept: the browser's local storage, or `memoryStorage()`. */
  storage: SessionStorage;
  /** Where the API is; empty for the page's own origin. */
  baseUrl?: string;
  fetch?: (request: Request) => Promise<Response>;
  /** Answers that the page asked for before its code was there. */
  asked?: (request: Request) => Promise<Response> | undefined;
  /** Only what the specification says of a live channel that is lost; else the layer on it too. */
  isLiveLiteral?: boolean;
  /** What the page was drawn from, where a server drew it. */
  pageData?: PageData;
};

/** What the whole product stands on; made once, before anything is drawn. */
export type App = {
  client: ApiClient;
  session: SessionPort;
  condition: ServerCondition;
  i18n: I18n;
  isLiveLiteral: boolean;
  pageData: PageData;
  /** Looks whether the record is still in storage, which anybody may clear. */
  look: () => void;
  stop: () => void;
};

/** Wires client, session and language to each other, and starts to restore a stored session. */
export function createApp({
  i18n,
  storage,
  baseUrl,
  fetch,
  asked,
  isLiveLiteral = false,
  pageData = {},
}: AppOptions): App {
  const shared = {
    baseUrl,
    language: () => languageOf(i18n),
    words: () => {
      if (!i18n.hasLoadedNamespace(basicsNamespace)) return undefined;
      const t = i18n.getFixedT(null, basicsNamespace);
      return { withResponse: t('error.withResponse'), withoutResponse: t('error.withoutResponse') };
    },
    fetch,
    asked,
  };
  // Login and renewal carry no token: a refused one must not start a renewal inside a renewal.
  const anonymous = createApiClient({ ...shared, tokens: { token: () => null, renew: async () => null } });
  const condition = createServerCondition();
  const client: ApiClient = createApiClient({
    ...shared,
    onAnswer: condition.watchAnswer,
    tokens: { token: () => readSession(storage).token || null, renew: () => session.renew() },
  });
  const session = createSessionPort({ client: () => client, anonymous, storage }, shared.words);

  let wasLoggingIn = false;
  const unfollow = session.subscribe(() => {
    const { status, record } = session.view();
    const hasLoggedIn = wasLoggingIn && status === 'loggedIn';
    wasLoggingIn = status === 'loggingIn';
    if (hasLoggedIn && isLanguage(record.language) && record.language !== languageOf(i18n))
      void i18n.changeLanguage(record.language);
  });
  const look = () => session.send({ type: 'storage.change', record: readSession(storage) });
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key === null || key === sessionKey) look();
  };
  const hasTabs = typeof window !== 'undefined';
  if (hasTabs) window.addEventListener('storage', followOtherTabs);

  return {
    client,
    session,
    condition,
    i18n,
    isLiveLiteral,
    pageData,
    look,
    stop: () => {
      if (hasTabs) window.removeEventListener('storage', followOtherTabs);
      unfollow();
      session.stop();
    },
  };
}
