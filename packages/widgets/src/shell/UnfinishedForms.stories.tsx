import { aDraft } from '@corredor/core/fixtures';
import { deleteDraft, saveDraft } from '@corredor/core/operations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { answering, answers, empty, failing, resolving } from '../testing/index.ts';
import { withToasts } from '../testing/withToasts.tsx';
import { UnfinishedForms } from './UnfinishedForms.tsx';

const onGo = fn();
const wrote = fn();
const writing = [
  resolving('saveDraft', async ({ request }) => {
    wrote('PUT', new URL(request.url).pathname);
    return HttpResponse.json(aDraft(Object(await request.json())));
  }),
  resolving('deleteDraft', ({ request }) => {
    wrote('DELETE', new URL(request.url).pathname);
    return new HttpResponse(null, { status: 204 });
  }),
];
const drafts = (...results: ReturnType<typeof aDraft>[]) =>
  answering('listDrafts', { count: results.length, next: null, previous: null, results });
const two = [aDraft(), aDraft({ key: 'policy.118', label: 'POL-000118', record_version: 3 })];
const meta = {
  title: 'Screens/Shell/UnfinishedForms',
  component: UnfinishedForms,
  decorators: [
    (Story) => (
      <>
        {Story()}
        <h1>Dashboard</h1>
      </>
    ),
    withToasts,
  ],
  parameters: { start: '/app/dashboard', onGo, ...answers(drafts(...two), ...writing) },
  beforeEach: () => {
    onGo.mockClear();
    wrote.mockClear();
  },
} satisfies Meta<typeof UnfinishedForms>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each with its kind, name and moment; going on leads to its form, which holds what was typed. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You left 2 forms unfinished')).toBeVisible();
    await expect(canvas.getByText(/New customer: Ana Lucía Cevallos/)).toHaveTextContent('Mar 3, 2026');
    await userEvent.click(canvas.getByRole('link', { name: 'Continue: Policy: POL-000118' }));
    await expect(onGo).toHaveBeenCalledWith('/app/management/policies/118/update?draft=policy.118');
    await waitFor(() => expect(canvas.queryByText(/unfinished/)).toBeNull());
  },
};
/** Discarded at once, and brought back by who did not mean it. */
export const Discarded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Discard: New customer/ }));
    await expect(await canvas.findByText('You left a form unfinished')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Continue: Policy/ })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('You left 2 forms unfinished')).toBeVisible();
    await expect(wrote.mock.calls).toEqual([
      ['DELETE', deleteDraft.path.replace('{draftKey}', 'customer.new')],
      ['PUT', saveDraft.path.replace('{draftKey}', 'customer.new')],
    ]);
  },
};
/** Not discarded, so it is still there. */
export const DiscardFailed: Story = {
  parameters: answers(failing('deleteDraft', 'unavailable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Discard: New customer/ }));
    await waitFor(() => expect(canvas.getByText('You left 2 forms unfinished')).toBeVisible());
  },
};
/** Put away without losing anything. */
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/unfinished/)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(wrote).not.toHaveBeenCalled();
  },
};
/** The form itself offers its draft; saying it twice would confuse. */
export const OnItsForm: Story = {
  parameters: { start: '/app/management/customers/create' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You left a form unfinished')).toBeVisible();
    await expect(canvas.queryByText(/Ana Lucía/)).toBeNull();
  },
};
export const Empty: Story = { parameters: answers(empty('listDrafts')) };
/** A comfort that fails disturbs nobody. */
export const Failed: Story = { parameters: answers(failing('listDrafts', 'internal')) };
const long = 'Compañía Agroindustrial y Comercial de Exportaciones del Litoral Ecuatoriano Sociedad Anónima';
export const Cruel: Story = {
  globals: { locale: 'es', theme: 'dark' },
  parameters: answers(
    drafts(...Array.from({ length: 12 }, (_, index) => aDraft({ key: `vehicle.${index + 1}`, label: long }))),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar 9 más' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};
