import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../../status/Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { MenuButton } from './index.ts';

const onEdit = fn();
const meta = {
  title: 'Components/Actions/MenuButton',
  tags: ['stable'],
  component: MenuButton,
  args: {
    label: 'Actions',
    groups: [
      {
        id: 'record',
        title: 'Policy',
        items: [
          { id: 'edit', label: 'Edit', icon: Pencil, onAction: onEdit },
          { id: 'copy', label: 'Duplicate', icon: Copy },
          { id: 'renew', label: 'Renew', icon: RefreshCw, disabledReason: 'A draft cannot be renewed.' },
        ],
      },
      { id: 'danger', items: [{ id: 'delete', label: 'Delete policy', icon: Trash2, tone: 'critical' }] },
    ],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ['snapshot'],
  parameters: { snapshot: { width: 480, height: 360 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitem', { name: /Renew/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
/** Arrow down opens, the arrows walk past what is disabled, Enter chooses, and the focus comes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    onEdit.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete policy' })).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
};
/** What to know before choosing stands above the entries, and is read with the menu. */
export const WithNote: Story = {
  args: { note: 'Two rows were changed since: what is copied is the older one.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menu')).toHaveAccessibleDescription(/^Two rows were changed/);
  },
};
export const IconOnly: Story = { args: { isIconOnly: true } };
export const OwnTrigger: Story = {
  args: {
    trigger: (
      <Button tone="quiet">
        <Avatar name="Ada Byron" size="small" />
      </Button>
    ),
  },
  render: (args) => <MenuButton {...args} trigger={<Button tone="quiet">Ada Byron</Button>} />,
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};
