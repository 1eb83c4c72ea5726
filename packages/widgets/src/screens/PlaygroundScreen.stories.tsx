import { aDirectoryEntry } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aBrand } from '../base/brand/brand.fixtures.ts';
import { publicStory } from '../base/brand/publicStory.fixtures.ts';
import { aRelease } from '../playground/playground.fixtures.ts';
import { answering, answers } from '../testing/index.ts';
import { PlaygroundScreen } from './PlaygroundScreen.tsx';

const facets = { countries: [], states: [], cities: [], tags: [], branches: [] };
const found = { count: 1, page: 1, page_size: 12, results: [aDirectoryEntry({ name: 'Andina Seguros' })], facets };
const meta = {
  title: 'Screens/Embedded widgets/PlaygroundScreen',
  component: PlaygroundScreen,
  parameters: {
    ...publicStory,

    start: '/widgets',
    ...answers(answering('listDirectory', found)),
  },
  args: {
    brand: aBrand(),
    // The real elements have stories of their own; what they tell the playground is seen end to end.
    load: async () => aRelease(),
  },
} satisfies Meta<typeof PlaygroundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is set is in the code at once, and only that. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'country' }), 'EC');
    await expect(await canvas.findByText(/<corredor-directory country="EC">/)).toBeVisible();
  },
};

/** The real element, as partners' pages load it: it follows what is set, tells what happens, and leaves the playground's address alone. */
export const RealElement: Story = {
  args: {
    load: async () => {
      await import(/* @vite-ignore */ new URL('widgets/elements.js', document.baseURI).href);
      return aRelease();
    },
  },
  parameters: { start: '/widgets?sync-url=query' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('corredor-ready')).toBeVisible();
    const before = location.href;
    const element = canvasElement.querySelector<HTMLElement>('corredor-directory');
    const inside = within(element?.shadowRoot?.querySelector('div') ?? canvasElement);
    await expect(await inside.findByRole('link', { name: 'Andina Seguros' })).toBeVisible();
    await userEvent.type(inside.getByRole('searchbox'), 'and');
    await waitFor(() => expect(element).toHaveAttribute('query', 'and'));
    await waitFor(() => expect(canvas.getAllByText('corredor-results').length).toBeGreaterThan(1));
    await expect(location.href).toBe(before);
    await expect(canvas.getByText(/<corredor-directory sync-url="query">/)).toBeVisible();
  },
};

/** Colours that are hard to read are told, with their figures. */
export const HardToRead: Story = {
  // The preview does as it is told.
  parameters: {
    start: '/widgets?--color-accent=%23ffcc00',
    a11y: { context: { exclude: ['corredor-directory', '[data-live-announcer]'] } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Theme' }));
    await waitFor(() =>
      expect(canvas.getByText(/color-accent-contrast on color-accent has a contrast of 1.5:1/)).toBeVisible(),
    );
  },
};

export const Failed: Story = {
  args: {
    load: fn<() => Promise<never>>(async () => {
      throw new Error('The server has no widgets.');
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
  },
};
