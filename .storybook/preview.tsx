import '@corredor/ui/globals';
import { storyHandlers } from '@corredor/widgets/testing';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { withProviders } from './decorators.tsx';
import { withSurroundings } from './surroundings.tsx';
import './visibility.ts';

// A busy machine answers late, but it answers.
configure({ asyncUtilTimeout: 5000 });

const choice = (title: string, icon: 'paintbrush' | 'globe' | 'component' | 'user', items: Record<string, string>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
  },
});

const preview: Preview = {
  globalTypes: {
    theme: choice('Theme', 'paintbrush', { light: 'Light', dark: 'Dark', system: 'System' }),
    locale: choice('Language', 'globe', { es: 'Español', en: 'English' }),
    density: choice('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
    role: choice('Role', 'user', {
      administrator: 'Administrator',
      broker: 'Broker',
      assistant: 'Assistant',
      viewer: 'Viewer',
    }),
  },
  initialGlobals: { theme: 'light', locale: 'en', density: 'comfortable', role: 'administrator', look: {} },
  // The first decorator is the innermost.
  decorators: [withProviders, withSurroundings],
  loaders: [mswLoader()],
  // A message of the story before, which may have come after it was gone, is not this one's.
  beforeEach: async () => (await import('@corredor/ui/Toast')).toast.clear(),
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disabled: true },
    // What react-aria said a moment ago may speak of a busy button that is gone by now.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    // By operation: a story replaces one answer and keeps the others.
    msw: { handlers: storyHandlers() },
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
          'Screens',
          'Machines',
          ['How to read them', '*'],
        ],
      },
    },
  },
};

export default preview;
