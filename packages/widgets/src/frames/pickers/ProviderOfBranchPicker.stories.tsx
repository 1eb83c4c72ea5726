import { aPage, aProvider } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, failing, resolving, withToasts } from '../../testing/index.ts';
import { ProviderOfBranchPicker } from './index.ts';

const life = { id: 2, name: 'Vida colectivo' };
const sells = aProvider({ id: 1, name: 'Vida del Pacífico S.A.', short_name: null, branch_ids: [2], branches: [life] });
const other = aProvider({ id: 3, name: 'Seguros Pichincha', short_name: null, branch_ids: [7], version: 4 });
const sent = fn();
const list = resolving('listProviders', ({ request }) =>
  HttpResponse.json(aPage(new URL(request.url).searchParams.get('branch') ? [sells] : [other, sells])),
);

function Held(props: ComponentProps<typeof ProviderOfBranchPicker>) {
  const [value, setValue] = useState(props.value);
  return (
    <ProviderOfBranchPicker
      {...props}
      value={value}
      onChange={(id, record) => {
        setValue(id);
        props.onChange(id, record);
      }}
    />
  );
}
const meta = {
  title: 'Patterns/Pickers/ProviderOfBranchPicker',
  component: ProviderOfBranchPicker,
  decorators: [withToasts],
  args: { label: 'Insurance company', value: null, branch: life, onChange: fn() },
  render: Held,
  parameters: answers(
    list,
    answering('getProvider', other),
    resolving('updateProvider', async ({ request }) => {
      sent(await request.json(), request.headers.get('If-Match'));
      return HttpResponse.json({ ...other, branch_ids: [7, 2], version: 5 });
    }),
  ),
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof ProviderOfBranchPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Companies that sell the branch come first; to choose another one adds the branch to it. */
export const AddsBranch: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Insurance company' });
    await userEvent.click(field);
    await screen.findByRole('option', { name: /Seguros Pichincha/ });
    const rows = screen.getAllByRole('option').map((row) => row.textContent);
    await expect(rows[0]).toMatch(/^Vida del Pacífico/);
    await expect(rows[1]).toBe('Seguros Pichincha1792143578001 · Does not work this branch: add it');
    await userEvent.click(screen.getByRole('option', { name: /Seguros Pichincha/ }));
    await expect(await screen.findByText('Seguros Pichincha now works the branch Vida colectivo')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ branch_ids: [7, 2] }, '"v4"');
    await expect(field).toHaveValue('Seguros Pichincha');
  },
};
/** Where it cannot be added the choice is taken back, and the reason is told. */
export const Refused: Story = {
  parameters: answers(
    list,
    answering('getProvider', other),
    failing('updateProvider', 'permission_denied', { detail: "You don't have permission to access to this resource" }),
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Insurance company' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /Seguros Pichincha/ }));
    await expect(await screen.findByText("You don't have permission to access to this resource")).toBeVisible();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null, null));
    await waitFor(() => expect(field).toHaveValue(''));
  },
};
/** Who may not change companies sees why one cannot be chosen. */
export const Assistant: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Insurance company' }));
    const row = await screen.findByRole('option', { name: /Seguros Pichincha/ });
    await expect(row).toHaveTextContent('Does not work this branch');
    await expect(row).toHaveAttribute('aria-disabled', 'true');
    await expect(sent).not.toHaveBeenCalled();
  },
};
/** Before a branch is chosen every company is offered. */
export const NoBranch: Story = {
  args: { branch: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Insurance company' }));
    await userEvent.click(await screen.findByRole('option', { name: /Seguros Pichincha/ }));
    await expect(sent).not.toHaveBeenCalled();
  },
};
