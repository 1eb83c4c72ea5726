import { aCustomer } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seeLeaving } from '../../frames/leaving/leaving.fixtures.ts';
import { answering, answers, empty, failing, resolving, withToasts } from '../../testing/index.ts';
import { Dependents } from './Dependents.tsx';

const sent = fn();
const remembered = resolving('updateCustomer', async ({ request }) => {
  sent(new URL(request.url).pathname, await request.json());
  return HttpResponse.json(aCustomer());
});
const luis = aCustomer({ id: 50, name: 'Luis Andrade Paz', dependents: [] });
const candidates = answering('listCustomers', { count: 1, next: null, previous: null, results: [luis] });
const meta = {
  title: 'Screens/Customers/Dependents',
  component: Dependents,
  decorators: [withToasts],
  beforeEach: () => void sent.mockClear(),
  args: { titular: aCustomer() },
  parameters: answers(answering('getCustomer', aCustomer({ id: 42 })), candidates, remembered),
} satisfies Meta<typeof Dependents>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Unlinking leaves the customer and takes the titular away. */
export const Unlinks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlink Emilia Andrade Cevallos' }));
    await expect(await screen.findByText('Customer updated')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(expect.stringMatching(/\/42\/$/), { insured_type: null });
  },
};
/** A customer who is there already is found and made a dependent, with the relationship. */
export const Links: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link customer' }));
    const link = dialog.getByRole('button', { name: 'Link customer' });
    await expect(link).toBeDisabled();
    await userEvent.type(dialog.getByRole('combobox', { name: /Customer/ }), 'lui');
    await userEvent.click(await screen.findByRole('option', { name: /Luis Andrade Paz/ }));
    await userEvent.click(dialog.getByRole('button', { name: /relationship/i }));
    await userEvent.click(await screen.findByRole('option', { name: 'Son' }));
    await userEvent.click(link);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(expect.stringMatching(/\/50\/$/), {
        insured_type: 'dependent',
        titular_id: 41,
        family_relationship: 'son',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** A choice that was made is not lost by Escape or Cancel: it asks first, and only then. */
export const LeavingLink: Story = {
  play: ({ canvas, userEvent }) =>
    seeLeaving(
      { userEvent },
      {
        open: async () => {
          await userEvent.click(await canvas.findByRole('button', { name: 'Link customer' }));
          await screen.findByRole('dialog', { name: 'Link customer' });
        },
        change: async () => {
          await userEvent.type(screen.getByRole('combobox', { name: /Customer/ }), 'lui');
          await userEvent.click(await screen.findByRole('option', { name: /Luis Andrade Paz/ }));
          await userEvent.click(screen.getByRole('button', { name: /relationship/i }));
          await userEvent.click(await screen.findByRole('option', { name: 'Son' }));
          await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
        },
        isKept: async () => expect(screen.getByRole('combobox', { name: /Customer/ })).toHaveValue('Luis Andrade Paz'),
        isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
      },
    ),
};
/** Under a titular of the sample book only samples can be put: one's own stands there and says why not. */
export const SampleTitular: Story = {
  args: { titular: aCustomer({ is_sample: true }) },
  parameters: answers(
    answering('listCustomers', {
      count: 2,
      next: null,
      previous: null,
      results: [luis, aCustomer({ id: 51, name: 'Lucía Muestra', is_sample: true, dependents: [] })],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link customer' }));
    await userEvent.type(await dialog.findByRole('combobox', { name: /Customer/ }), 'lu');
    const own = await screen.findByRole('option', { name: /Luis Andrade Paz/ });
    await expect(own).toHaveAttribute('aria-disabled', 'true');
    await expect(own).toHaveTextContent('Your own: it cannot depend on a sample');
    await expect(screen.getByRole('option', { name: /Lucía Muestra/ })).not.toHaveAttribute('aria-disabled');
    // Closed again, the whole dialog can be reached.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
    await expect(dialog.getByRole('combobox', { name: /Customer/ })).toBeVisible();
  },
};
/** What the server refuses is said in the dialog, which stays. */
export const Refused: Story = {
  parameters: answers(
    answering('getCustomer', luis),
    candidates,
    failing('updateCustomer', 'invalid', { errors: { titular_id: ['A dependent has no dependents.'] } }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link customer' }));
    await userEvent.type(dialog.getByRole('combobox', { name: /Customer/ }), 'lui');
    await userEvent.click(await screen.findByRole('option', { name: /Luis Andrade Paz/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Link customer' }));
    await expect(await dialog.findByText('A dependent has no dependents.')).toBeVisible();
  },
};
/** A new dependent is asked for the titular. */
export const Adds: Story = {
  parameters: answers(answering('getCustomer', aCustomer()), empty('listCustomers')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add dependent' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Titular/ })).toBeVisible());
  },
};
/** Adds, but links and unlinks nobody who is there. */
export const Assistant: Story = {
  globals: { role: 'assistant' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add dependent' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Link|Unlink/ })).not.toBeInTheDocument();
  },
};
export const Viewer: Story = {
  globals: { role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Emilia Andrade Cevallos' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
