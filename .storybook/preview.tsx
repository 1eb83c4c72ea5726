import '@corredor/ui/globals';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure, prettyDOM } from 'storybook/test';
import { type ChoiceName, choices, inMenu } from './choices.ts';
import { withProviders } from './decorators.tsx';
import { describeArgs } from './describedArgs.ts';
import { docsContainer, docsPage } from './docs/DocsPage.lazy.tsx';
import { startMocks, usualChannel } from './startMocks.ts';
import { withSurroundings } from './surroundings.tsx';
import './figure.ts';
import './visibility.ts';

// Asked by the story runner, and by nothing else.
Object.assign(globalThis, {
  missingParts: async (storiesFile: string, storyId: string) =>
    (await import('./docs/parts.ts')).missingParts(storiesFile, storyId),
});

/** What is not there yet is asked for again and again; the page is written down only for whoever reads the error. */
function notThere(message: string | null, container: Element) {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  const tell = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get: tell });
}

// A busy machine answers late, but it answers; the story runner has measured how late.
configure({
  asyncUtilTimeout: Math.min(5000 * (globalThis.storyPatience ?? 1), 30_000),
  getElementError: notThere,
});

const isRunner = navigator.userAgent.includes('StorybookTestRunner');
/** To describe each part that passes takes longer than to look at it, and only the panel of Storybook shows that. */
const axeOptions = isRunner ? { resultTypes: ['violations'] } : {};

/** Its first value is none: so the bar marks a choice only where somebody made another. */
const inBar = (name: ChoiceName, icon: 'paintbrush' | 'globe' | 'user') => {
  const { title, items } = choices[name];
  const [usual, ...others] = Object.entries(items);
  return {
    description: title,
    toolbar: {
      title: usual?.[1] ?? title,
      icon,
      dynamicTitle: true,
      items: [
        { type: 'reset' as const, title: usual?.[1] ?? title },
        ...others.map(([value, word]) => ({ value, title: word })),
      ],
    },
  };
};
const viewport = (width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

let shown: string | undefined;

const preview: Preview = {
  globalTypes: {
    theme: inBar('theme', 'paintbrush'),
    locale: inBar('locale', 'globe'),
    role: inBar('role', 'user'),
    // In the menu that the manager adds.
    ...Object.fromEntries(inMenu.map((name) => [name, { description: choices[name].title }])),
  },
  initialGlobals: { look: {} },
  // The first decorator is the innermost.
  decorators: [withProviders, withSurroundings],
  loaders: [mswLoader(startMocks)],
  beforeEach: async ({ id }) => {
    if (id === shown) return;
    shown = id;
    const { toast } = await import('@corredor/ui/Toast');
    // A message of the story before, which may have come after it was gone, is not this one's.
    toast.clear();
    // A picture must not depend on how long ago something was said.
    if (isRunner) toast.keepAll();
  },
  // Before axe looks: what the last step set in motion has come to rest.
  afterEach: async () => {
    if (!isRunner) return;
    await new Promise(requestAnimationFrame);
    const isIdle = scheduler.postTask(() => {}, { priority: 'background' });
    await Promise.race([isIdle, new Promise((resolve) => setTimeout(resolve, 1000))]);
  },
  argTypesEnhancers: [describeArgs],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: { container: docsContainer, page: docsPage },
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disabled: true },
    viewport: {
      options: {
        w360: viewport(360, 740, 'mobile'),
        w768: viewport(768, 1024, 'tablet'),
        w1024: viewport(1024, 768, 'tablet'),
        w1280: viewport(1280, 800, 'desktop'),
        w1440: viewport(1440, 900, 'desktop'),
        w1920: viewport(1920, 1080, 'desktop'),
      },
    },
    // What react-aria said a moment ago may speak of a busy button that is gone by now.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] }, options: axeOptions },
    msw: { handlers: usualChannel },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Welcome', '*'],
          'Foundations',
          ['Colour', 'Typography', 'Space', 'Radius', 'Elevation', 'Icons', 'Motion', 'Writing', '*'],
          'Components',
          'Patterns',
          ['List', 'Record', 'Form', 'Gate', 'Empty', 'Error', 'Money', 'Dates', 'States', 'Undo', '*'],
          'Screens',
          'Machines',
          ['How to read them', '*'],
        ],
      },
    },
  },
};

export default preview;
