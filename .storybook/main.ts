import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import { docgenOfStories } from './docgenOfStories.ts';
import { firstPaint } from './firstPaint.ts';
import { nameDocs } from './nameDocs.ts';
import { productIcons } from './productIcons.ts';
import { pseudoHooks } from './pseudo/plugin.ts';
import { publishedComponents } from './publishedComponents.ts';

// Small, and in the page: the frame around stories has no bundler for style sheets.
const font = readFileSync(join(import.meta.dirname, '../packages/ui/src/foundation/globals/inter.woff2')).toString(
  'base64',
);
const fontFace = `<style>@font-face { font-family: 'Inter Variable'; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) format('woff2-variations'); }</style>`;

const sharedCode = [
  { name: 'libraries', test: /node_modules/, minShareCount: 2 },
  { name: 'product', test: /packages\/(core|machines|ui|widgets)\/src/, minShareCount: 2 },
];

/** Nobody looks: no tables of controls, and nothing that reads the page again at each story to draw on it. */
const isForTests = Boolean(process.env.CORREDOR_STORYBOOK_WITHOUT_CONTROLS);

const config: StorybookConfig & { storyIndexGenerator: typeof nameDocs } = {
  framework: '@storybook/react-vite',
  stories: [
    './{start,also,foundations,patterns}/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
  ],
  // The stories' service worker; logos and pictures that the host serves, and the elements as partners' pages load them.
  staticDirs: ['public', '../apps/host/public', { from: '../packages/widgets/dist-elements', to: '/widgets' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes'],
  managerHead: (head = '') => head + fontFace,
  previewHead: (head = '') => head + firstPaint,
  storyIndexGenerator: nameDocs,
  features: {
    sidebarOnboardingChecklist: false,
    ...(isForTests && { highlight: false, measure: false, outline: false }),
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: isForTests ? false : 'react-docgen', check: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []).flat().map(docgenOfStories),
      vanillaExtractPlugin(),
      pseudoHooks(),
      publishedComponents(),
      productIcons(),
      msw({ mode: 'worker-only' }),
    ],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      // Each file costs a request, so what two stories share comes at once with the first story.
      rolldownOptions: { ...vite.build?.rolldownOptions, output: { codeSplitting: { groups: sharedCode } } },
    },
  }),
};

export default config;
