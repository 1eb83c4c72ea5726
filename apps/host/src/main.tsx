import { basePath } from '@corredor/core/paths';
import '@corredor/ui/globals';
import { themeClass } from '@corredor/ui/theme';
import { createApp, createI18n } from '@corredor/widgets/app';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { HostApp } from './app/HostApp.tsx';
import { choices } from './brand/choices.ts';
import { browserStorage } from './browser/browserStorage.ts';
import { languageDetector, startingWith } from './browser/languageDetector.ts';
import { readServedPage } from './browser/servedPage.ts';
import { setUpTrustedTypes } from './browser/trustedTypes.ts';
import { takeAsked } from './inside/asked.ts';

setUpTrustedTypes();
// The private area's page wears already what its reader likes.
document.documentElement.className ||= themeClass();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
const page = readServedPage();
const startsInside = `${location.pathname}/`.startsWith(`${basePath}/`);
const i18n = createI18n({ detector: page ? startingWith(page.language) : languageDetector, startsInside });
const app = createApp({ ...choices, i18n, storage: browserStorage(), asked: takeAsked, pageData: page?.data });
const draw = (onReady?: () => void) => (
  <StrictMode>
    <HostApp app={app} router={BrowserRouter} onReady={onReady} />
  </StrictMode>
);
if (page) void import('./browser/hydratePage.ts').then(({ hydratePage }) => hydratePage({ root, page, i18n, draw }));
else createRoot(root).render(draw());
