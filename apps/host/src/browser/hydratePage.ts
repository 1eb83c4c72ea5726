import { pageDataId, type ServedPage } from '@corredor/core/pages';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { forgetLanguage } from './forgetLanguage.ts';
import { languageDetector } from './languageDetector.ts';
import { watchTyped } from './typed.ts';

interface HydrationOptions {
  root: HTMLElement;
  page: ServedPage;
  i18n: I18n;
  draw: (onReady: () => void) => ReactNode;
}

/** Hydrates a page that the server drew, then gives it what was done to it before, and the reader's language. */
export async function hydratePage({ root, page, i18n, draw }: HydrationOptions) {
  await Promise.all([i18n.loadNamespaces(page.namespaces), ...sheetsToCome()]);
  forgetLanguage(root);
  const handOver = watchTyped(root);
  const giveBack = () => {
    document.getElementById(pageDataId)?.remove();
    handOver();
    let isChosen = false;
    const choose = () => {
      isChosen = true;
    };
    i18n.on('languageChanging', choose);
    for (const act of globalThis.corredorEarly?.end() ?? []) act();
    i18n.off('languageChanging', choose);
    // Whoever has just pressed for a language has said more than the address and the browser.
    if (!isChosen) takeReadersLanguage(i18n);
  };
  // Not within React's own work, which would take in all changes at its end only.
  hydrateRoot(
    root,
    draw(() => void setTimeout(giveBack)),
  );
}

/** What the page does from now on may look in a way that it did not begin with. Without a sheet it still works. */
const sheetsToCome = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(({ sheet }) => !sheet)
    .map((link) => new Promise((come) => (link.onload = link.onerror = come)));

/** The server knows the address, the cookie and the browser's wishes; only the browser knows what it keeps. */
function takeReadersLanguage(i18n: I18n) {
  const found = languageDetector.detect();
  const wanted = i18n.services.languageUtils.getBestMatchFromCodes([found ?? []].flat());
  void i18n.changeLanguage(wanted);
}
