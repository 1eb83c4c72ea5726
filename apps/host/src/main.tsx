import '@corredor/ui/globals';
import { themeClass } from '@corredor/ui/theme';
import { createApp, createI18n } from '@corredor/widgets/app';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserStorage } from './browserStorage.ts';
import { choices } from './choices.ts';
import { HostApp } from './HostApp.tsx';
import { languageDetector } from './languageDetector.ts';
import { setUpTrustedTypes } from './trustedTypes.ts';

setUpTrustedTypes();
document.documentElement.className = themeClass();
const app = createApp({ ...choices, i18n: createI18n({ detector: languageDetector }), storage: browserStorage() });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <HostApp app={app} />
  </StrictMode>,
);
