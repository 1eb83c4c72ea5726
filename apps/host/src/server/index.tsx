import type { Language } from '@corredor/core/i18n';
import type { PageAnswer, PageRequest } from '@corredor/core/pages';
import { createApp, createI18n, memoryStorage } from '@corredor/widgets/app';
import { headOf } from '@corredor/widgets/heads';
import type { i18n as I18n } from 'i18next';
import { StrictMode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { HostApp } from '../app/HostApp.tsx';
import { brand } from '../brand/brand.ts';
import { documentOf } from './document.ts';
import { keepLanguage } from './keepLanguage.ts';
import { type Kind, kindOf } from './kinds.ts';
import { toMarkup } from './toMarkup.ts';

export { renderEmbed } from './embed.tsx';
export { renderFrame } from './frame.ts';
export { fixedPaths } from './kinds.ts';

/** Draws one public page as it is sent: a whole document, with what its script needs to wake it. */
export async function renderPage({
  url,
  language,
  namesLanguage = false,
  data: given,
  publicUrl,
}: PageRequest): Promise<PageAnswer> {
  const path = new URL(url, publicUrl).pathname;
  const kind = kindOf(path);
  const i18n = await wordsOf(kind, language);
  const data = given.profile ? { ...given, publicUrl } : given;
  const app = createApp({ i18n, storage: memoryStorage(), baseUrl: publicUrl, pageData: data });
  const markup = await toMarkup(
    <StrictMode>
      <HostApp app={app} router={({ children }) => <StaticRouter location={url}>{children}</StaticRouter>} />
    </StrictMode>,
  );
  app.stop();
  const body = namesLanguage ? keepLanguage(markup, language) : markup;
  const head = headOf({ name: kind.name, url, data, brand, publicUrl, i18n });
  const namespaces = i18n.reportNamespaces?.getUsedNamespaces() ?? [];
  const needsScript = kind.needsScript ? i18n.t('needsScript', { ns: 'heads' }) : null;
  const unreachable = i18n.t('unreachable', { ns: 'heads' });
  return documentOf({
    head,
    body,
    kind,
    brand,
    publicUrl,
    needsScript,
    unreachable,
    namesLanguage,
    served: { language, namespaces, data },
  });
}

const known = new Map<string, Promise<I18n>>();

/** The translations for one kind of page, which remember what rooms of words it shows. */
function wordsOf(kind: Kind, language: Language): Promise<I18n> {
  const key = `${kind.route} ${language}`;
  const found = known.get(key);
  if (found) return found;
  const i18n = createI18n({ language });
  const loaded = i18n.loadNamespaces(['basics', 'heads']).then(() => i18n);
  known.set(key, loaded);
  return loaded;
}
