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
    query: '',
    onQueryChange: fn(),
    onRetry: fn(),
    mayOpen: (_link: HelpLink): boolean => true,
    support: aBrand().support,
  },
} satisfies Meta<typeof HelpView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Topics with anchors, steps in order, and ways into the product; a screen that is not there is left out. */
export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Creating a policy' })).toHaveAttribute('href', '#policies');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Save the draft.');
    await expect(canvas.getByRole('link', { name: 'Create a policy' })).toHaveAttribute('href', paths.newPolicy());
    await expect(canvas.queryByRole('link', { name: 'A screen that is gone' })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the help' }), 'p');
    await expect(args.onQueryChange).toHaveBeenCalledWith('p');
  },
};
/** Whoever may not add policies is led to the list only. */
export const Viewer: Story = {
  args: { mayOpen: (link) => link !== 'newPolicy' },
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
