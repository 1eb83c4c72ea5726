import type { Cie10Code } from '@corredor/core/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aList, readOnly } from '../../frames/lists/lists.fixtures.ts';
import { listViewStates, offersInRow } from '../../testing/index.ts';
import { Cie10ListView } from './Cie10ListView.tsx';

const rows: Cie10Code[] = [
  { id: 10, code: 'I10', name: 'High blood pressure without known cause', description: 'Not from elsewhere.' },
  { id: 11, code: 'J45.9', name: 'Asthma', description: null },
];
const empty = { status: 'ready', rows: [], total: 0, isRefreshing: false } as const;
const list = aList<Cie10Code, never>(rows, { onRetry: fn(), ...readOnly });
const meta = {
  title: 'Screens/CIE10/Cie10ListView',
  component: Cie10ListView,
  args: { list },
} satisfies Meta<typeof Cie10ListView>;
export default meta;
type Story = StoryObj<typeof meta>;
const states = listViewStates(list);

/** Code and name lead to the detail; nobody here changes the list. */
export const Ready: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('link', { name: 'J45.9' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?detail=11$/),
    );
    await expect(canvas.getByText('Asthma')).toBeVisible();
    await offersInRow(context, ['Detail']);
  },
};
export const Loading: Story = states.loading;
/** Nothing yet: says who loads the list, and offers nothing to add. */
export const Empty: Story = {
  args: { list: { ...list, state: empty } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ICD-10 codes yet')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const NoMatch: Story = states.noMatch;
export const Failed: Story = states.failed;
