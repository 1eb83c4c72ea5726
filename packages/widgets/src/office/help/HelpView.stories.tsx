import { paths } from '@corredor/core/paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aBrand } from '../../base/brand/brand.fixtures.ts';
import { HelpView } from './HelpView.tsx';
import type { HelpLink, HelpTopic } from './topics.ts';

const topics: HelpTopic[] = [
  {
    id: 'policies',
    title: 'Creating a policy',
    blocks: [
      { text: 'A policy begins as a draft.' },
      { steps: ['Fill in the form.', 'Save the draft.', 'Enable it.'] },
      { link: 'newPolicy', text: 'Create a policy' },
      { link: 'policies', text: 'See the policies' },
    ],
  },
  {
    id: 'payments',
    title: 'Registering payments',
    blocks: [{ list: ['By cash', 'By transfer'] }, { link: 'unknown', text: 'A screen that is gone' }],
  },
];
const meta = {
  title: 'Screens/Help/HelpView',
  component: HelpView,
  args: {
    topics: { status: 'ready', topics },
    topic: null,
    query: '',
    onQueryChange: fn(),
    onRetry: fn(),
    mayOpen: (_link: HelpLink): boolean => true,
    support: aBrand().support,
  },
} satisfies Meta<typeof HelpView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every topic with its beginning, each on a page of its own. */
export const Index: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Creating a policy' })).toHaveAttribute(
      'href',
      '/app/help?topic=policies',
    );
    await expect(canvas.getByText('A policy begins as a draft.')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the help' }), 'p');
    await expect(args.onQueryChange).toHaveBeenCalledWith('p');
  },
};
/** One topic, steps in order, and ways into the product; a screen that is not there is left out. */
export const Ready: Story = {
  args: { topic: 'policies' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Creating a policy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Creating a policy' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Next: Registering payments' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Save the draft.');
    await expect(canvas.getByRole('link', { name: 'Create a policy' })).toHaveAttribute('href', paths.newPolicy());
  },
};
/** A way to a screen that is not there is left out. */
export const Gone: Story = {
  args: { topic: 'payments' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('By cash')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'A screen that is gone' })).not.toBeInTheDocument();
  },
};
/** A topic that is not there leads to all. */
export const Unknown: Story = {
  args: { topic: 'nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  },
};
/** Whoever may not add policies is led to the list only. */
export const Viewer: Story = {
  args: { topic: 'policies', mayOpen: (link) => link !== 'newPolicy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the policies' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create a policy' })).not.toBeInTheDocument();
  },
};
/** Nothing matches: the search is emptied, and a person can be reached all the same. */
export const NoMatch: Story = {
  args: { query: ' zzz ' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('No topic matches “zzz”')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Topics found: 0');
    await expect(canvas.getByRole('link', { name: /^Write to/ })).toHaveAttribute(
      'href',
      `mailto:${args.support.email}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'See all topics' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
  },
};
export const Loading: Story = { args: { topics: { status: 'loading' } } };
export const Failed: Story = {
  args: { topics: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
