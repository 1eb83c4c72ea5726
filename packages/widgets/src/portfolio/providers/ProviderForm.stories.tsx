import { aBranch, aPage, aProvider } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, failing, resolving } from '../../testing/index.ts';
import { ProviderForm } from './ProviderForm.tsx';

const onGo = fn();
const sent = fn();
const branches = answering('listBranches', aPage([aBranch(), aBranch({ id: 8, name: 'Transporte' })]));
const meta = {
  title: 'Screens/Insurers/ProviderForm',
  component: ProviderForm,
  parameters: { start: '/app/configuration/providers/create', onGo, ...answers(branches) },
  beforeEach: () => void [onGo.mockClear(), sent.mockClear()],
} satisfies Meta<typeof ProviderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With an office and two branches, of which one is taken back. */
export const New: Story = {
  parameters: answers(
    branches,
    resolving('createProvider', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aProvider(), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Seguros del Austro');
    const number = canvas.getByRole('textbox', { name: 'Tax number' });
    // Checked while it is typed, as those of customers.
    await userEvent.type(number, '0190123456');
    await waitFor(() => expect(number).toHaveAccessibleDescription('This number has the wrong length'));
    await userEvent.type(number, '001');
    await waitFor(() => expect(number).not.toHaveAccessibleDescription('This number has the wrong length'));
    await userEvent.click(canvas.getByRole('button', { name: 'Add office' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'City' }), 'Cuenca{Escape}');
    for (const name of ['Vehículos', 'Transporte']) {
      await userEvent.type(canvas.getByRole('combobox', { name: 'Add a branch' }), name.slice(0, 4));
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
      await expect(await canvas.findByRole('button', { name: new RegExp(`Remove ${name}`) })).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: 'Add a branch' })).toHaveValue('');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Vehículos' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create insurance company' }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith(`/app/configuration/providers/${aProvider().id}`));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Seguros del Austro',
        ruc: '0190123456001',
        offices: [{ city: 'Cuenca', address: null, phone: null }],
        branch_ids: [8],
      }),
    );
  },
};
/** The tax number may wait. */
export const WithoutNumber: Story = {
  parameters: New.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Seguros del Austro');
    await expect(canvas.getByRole('textbox', { name: 'Tax number' })).toHaveAccessibleDescription(
      'It can wait: without it the company is marked.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Create insurance company' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ ruc: null })));
  },
};
/** What is missing is listed by name, an office's field too, and each line leads to its field. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add office' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create insurance company' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Office 1, City: Enter the city' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'City' })).toHaveFocus());
  },
};
export const Known: Story = {
  args: { provider: aProvider() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove office 2' }));
    await expect(canvas.queryByText('Office 2')).not.toBeInTheDocument();
  },
};
/** The tax number is taken: the server says so, and the input stays. */
/** Of the sample book: its tax number stays as it is, and says why. */
export const Sample: Story = {
  args: { provider: aProvider({ is_sample: true }) },
  play: async ({ canvas }) => {
    const number = await canvas.findByRole('textbox', { name: 'Tax number' });
    await expect(number).toHaveAttribute('readonly');
    await expect(number).toHaveAccessibleDescription('Fixed: this belongs to the sample book.');
  },
};
export const Duplicate: Story = {
  args: { provider: aProvider() },
  parameters: answers(
    branches,
    failing('updateProvider', 'duplicate', { detail: 'A record with this data already exists.' }),
  ),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' S.A.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save insurance company' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A record with this data already exists.');
    await expect(name).toHaveValue('Seguros Pichincha del Valle S.A.');
  },
};
