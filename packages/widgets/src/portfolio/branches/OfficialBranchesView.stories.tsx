import { officialBranches } from '@corredor/core/branches';
import { aBranch } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { seeLeaving } from '../../frames/leaving/leaving.fixtures.ts';
import { OfficialBranchesView } from './OfficialBranchesView.tsx';

const meta = {
  title: 'Screens/Branches/OfficialBranchesView',
  component: OfficialBranchesView,
  args: {
    official: officialBranches,
    held: {
      status: 'ready',
      record: [aBranch({ code: '7' }), aBranch({ id: 9, code: null, name: 'ASISTENCIA MEDICA' })],
    },
    isAdding: false,
    onAdd: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OfficialBranchesView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is there already is ticked and stays; the button counts what is added. */
export const Choosing: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 1024, height: 760 } },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('checkbox', { name: 'Vehicles' })).toBeDisabled();
    await expect(screen.getByRole('checkbox', { name: 'Medical assistance' })).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Add 0 branches' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Individual life' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Multi-risk' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 branches' }));
    await expect(args.onAdd).toHaveBeenCalledWith(['1', '40']);
  },
};
/** All at once, and back. */
export const All: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tick all' }));
    await expect(screen.getByRole('button', { name: 'Add 34 branches' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Untick all' }));
    await expect(screen.getByRole('button', { name: 'Add 0 branches' })).toBeDisabled();
  },
};
export const AllThere: Story = {
  args: { held: { status: 'ready', record: officialBranches.map(({ code, name }) => ({ code, name: name.es })) } },
  play: async () => void (await screen.findByText('You have all official branches.')),
};
/** Ticks are not lost by Escape or Cancel: it asks first, and only then. */
export const Leaving: Story = {
  play: ({ args, userEvent }) =>
    seeLeaving(
      { userEvent },
      {
        open: () => screen.findByRole('dialog'),
        change: () => userEvent.click(screen.getByRole('checkbox', { name: 'Individual life' })),
        isKept: async () => expect(screen.getByRole('button', { name: 'Add 1 branch' })).toBeEnabled(),
        isClosed: async (times) => expect(args.onClose).toHaveBeenCalledTimes(times),
      },
    ),
};
export const Loading: Story = { args: { held: { status: 'loading' } } };
export const Failed: Story = {
  args: { held: { status: 'failed', message: 'Not now.', isMissing: false, isForbidden: false } },
};
export const Spanish: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'es', theme: 'dark' } };
