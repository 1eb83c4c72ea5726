import { aCustomer, aPage } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { aGate, answering, answers, failing, resolving, slow } from '../../testing/index.ts';
import { CustomerPicker, OwnRecordProvider } from './index.ts';

const asked = fn();
const rows = [aCustomer(), aCustomer({ id: 42, name: 'Emilia Andrade', identification: '1750123456' })];
const meta = {
  title: 'Patterns/Pickers/CustomerPicker',
  component: CustomerPicker,
  args: { label: 'Contractor', value: null, onChange: fn() },
  parameters: answers(
    resolving('listCustomers', ({ request }) => {
      asked(new URL(request.url).searchParams.get('search'));
      return HttpResponse.json(aPage(rows));
    }),
    answering('getCustomer', aCustomer()),
  ),
  beforeEach: () => void asked.mockClear(),
} satisfies Meta<typeof CustomerPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is fetched before somebody goes there; then the server searches, a moment after the last key. */
export const Searches: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Contractor' });
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.type(field, 'ana lu');
    await waitFor(() => expect(asked).toHaveBeenCalledWith('ana lu'));
    const found = await screen.findByRole('option', { name: /Ana Lucía/ });
    await expect(found).toHaveTextContent('1712845633 · Quito');
    await waitFor(() =>
      expect([...found.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Ana', 'Lu']),
    );
    await userEvent.click(found);
    await expect(args.onChange).toHaveBeenCalledWith(41, { id: 41, name: 'Ana Lucía Cevallos Mora' });
  },
};
const sampled = answers(
  answering('listCustomers', aPage([aCustomer({ is_sample: true }), aCustomer({ id: 42, name: 'Emilia Andrade' })])),
);
/** What is of the sample book is marked, as in lists. */
export const Samples: Story = {
  parameters: sampled,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Contractor' }));
    const sample = await screen.findByRole('option', { name: /Ana Lucía/ });
    await expect(sample).toHaveTextContent('Sample · 1712845633 · Quito');
    await expect(screen.getByRole('option', { name: /Emilia/ })).not.toHaveTextContent('Sample');
    await userEvent.click(sample);
    await expect(args.onChange).toHaveBeenCalledWith(41, { id: 41, name: 'Ana Lucía Cevallos Mora' });
  },
};
/** A record of one's own cannot name a sample: it stands there and says why it is not to be chosen. */
export const SamplesRefused: Story = {
  decorators: [(Story) => <OwnRecordProvider value>{Story()}</OwnRecordProvider>],
  parameters: sampled,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Contractor' }));
    const sample = await screen.findByRole('option', { name: /Ana Lucía/ });
    await expect(sample).toHaveTextContent('Sample: a record of your own cannot name it');
    await expect(sample).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('option', { name: /Emilia/ })).not.toHaveAttribute('aria-disabled');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
const firstChoices = aGate();
/** On a slow day: the first choices come late, and the page scrolls meanwhile. */
export const TypedWhileLoading: Story = {
  beforeEach: () => firstChoices.shut(),
  decorators: [(Story) => <div style={{ minBlockSize: '200vh' }}>{Story()}</div>],
  parameters: answers(
    resolving('listCustomers', async () => {
      await firstChoices.passed();
      return HttpResponse.json(aPage(rows));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Contractor' });
    await userEvent.type(field, 'Ma');
    window.scrollBy({ top: 40, behavior: 'instant' });
    await new Promise((scrolled) => document.addEventListener('scroll', scrolled, { once: true }));
    await userEvent.keyboard('ria');
    await expect(field).toHaveValue('Maria');
    firstChoices.open();
    await expect(await screen.findByRole('option', { name: /Emilia Andrade/ })).toBeVisible();
    await expect(field).toHaveValue('Maria');
  },
};
/** A number alone, as from an address, gets its name from the server. */
export const KnownByNumber: Story = {
  args: { value: 41 },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Contractor' })).toHaveValue('Ana Lucía Cevallos Mora'),
    );
  },
};
export const CreatesAnother: Story = {
  args: { createAction: { label: 'New customer…', onAction: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Contractor' }), 'Grace');
    await userEvent.click(await screen.findByRole('option', { name: 'New customer…' }));
    await expect(args.createAction?.onAction).toHaveBeenCalledWith('Grace');
  },
};
export const Loading: Story = {
  parameters: answers(slow('listCustomers')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Contractor' }));
  },
};
export const Failed: Story = {
  parameters: answers(failing('listCustomers', 'internal')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Contractor' }));
    await expect(await canvas.findByText(/The options could not be loaded/)).toBeVisible();
  },
};
export const Wrong: Story = { args: { errorMessage: 'Select a contractor', isRequired: true } };
