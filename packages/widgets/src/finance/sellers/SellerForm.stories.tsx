import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { answers, failing, resolving } from '../../testing/index.ts';
import { SellerForm } from './SellerForm.tsx';
import { aSeller } from './sellers.fixtures.ts';

const onGo = fn();
const sent = fn();
const meta = {
  title: 'Screens/Sellers/SellerForm',
  component: SellerForm,
  parameters: { start: '/app/configuration/sellers/create', onGo },
  beforeEach: () => {
    onGo.mockClear();
    sent.mockClear();
  },
} satisfies Meta<typeof SellerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  parameters: answers(
    resolving('createSeller', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aSeller(), { status: 201 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Julio Andrade');

    await userEvent.click(canvas.getByRole('button', { name: 'Create seller' }));
    await waitFor(() => expect(onGo).toHaveBeenCalledWith('/app/configuration/sellers/25'));
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'Julio Andrade' }));
  },
};
/** What is missing is listed by name, and each line leads to its field. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create seller' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Name: Enter the name' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};
export const Known: Story = { args: { seller: aSeller() } };
/** What the server finds wrong goes to its field; nothing typed is lost. */
export const Refused: Story = {
  args: { seller: aSeller() },
  parameters: answers(
    failing('updateSeller', 'invalid', { detail: 'Check the fields.', errors: { name: ['Taken.'] } }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save seller' }));
    await expect(await canvas.findByRole('button', { name: 'Name: Taken.' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Julio Andrade 2');
  },
};
/** Somebody else saved meanwhile: both are shown, and one is chosen. */
export const Conflict: Story = {
  args: { seller: aSeller() },
  parameters: answers(failing('updateSeller', 'stale', { current: aSeller({ name: 'Otro', version: 2 }) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save seller' }));
    await expect(await within(document.body).findByText('Otro')).toBeVisible();
  },
};
