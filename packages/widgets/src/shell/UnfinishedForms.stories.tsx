import { aDraft } from '@corredor/core/fixtures';
import { deleteDraft, saveDraft } from '@corredor/core/operations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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

type Context = Parameters<NonNullable<Story['play']>>[0];
const open = async ({ canvas, userEvent }: Context, name: string | RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

/** Each with its kind, name and moment; going on leads to its form, which holds what was typed. */
export const Ready: Story = {
  play: async (context) => {
    const list = await open(context, 'Unfinished forms: 2');
    await expect(list.getByText(/New customer: Ana Lucía Cevallos/)).toHaveTextContent('3 Mar 2026');
    await context.userEvent.click(list.getByRole('link', { name: 'Continue: Policy: POL-000118' }));
    await expect(onGo).toHaveBeenCalledWith('/app/management/policies/118/update?draft=policy.118');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** The dashboard's card leads here by the address, and closing it takes that out again. */
export const AskedFor: Story = {
  parameters: { start: '/app/dashboard?period=year&unfinished=true' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'You left 2 forms unfinished' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onGo).toHaveBeenLastCalledWith('/app/dashboard?period=year');
  },
};
/** Discarded at once, and brought back by who did not mean it. */
export const Discarded: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const list = await open(context, 'Unfinished forms: 2');
    await userEvent.click(list.getByRole('button', { name: /^Discard: New customer/ }));
    await expect(await list.findByText('You left a form unfinished')).toBeVisible();
    await waitFor(() => expect(list.getByRole('link', { name: /^Continue: Policy/ })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Unfinished forms: 2' })).toBeVisible());
    await expect(wrote.mock.calls).toEqual([
      ['DELETE', deleteDraft.path.replace('{draftKey}', 'customer.new')],
      ['PUT', saveDraft.path.replace('{draftKey}', 'customer.new')],
    ]);
  },
};
/** After the last one nothing is left to press, and the focus is on the page. */
export const LastDiscarded: Story = {
  parameters: answers(drafts(aDraft())),
  play: async (context) => {
    const list = await open(context, 'Unfinished forms: 1');
    await context.userEvent.click(list.getByRole('button', { name: /^Discard: New customer/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
/** Not discarded, so it is still there. */
export const DiscardFailed: Story = {
  parameters: answers(failing('deleteDraft', 'unavailable')),
  play: async (context) => {
    const list = await open(context, 'Unfinished forms: 2');
    await context.userEvent.click(list.getByRole('button', { name: /^Discard: New customer/ }));
    await waitFor(() => expect(list.getByText('You left 2 forms unfinished')).toBeVisible());
  },
};
/** The form itself offers its draft; saying it twice would confuse. */
export const OnItsForm: Story = {
  parameters: { start: '/app/management/customers/create' },
  play: async (context) => {
    const list = await open(context, 'Unfinished forms: 1');
    await expect(list.queryByText(/Ana Lucía/)).toBeNull();
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
  play: async (context) => {
    const list = await open(context, 'Formularios sin terminar: 12');
    await context.userEvent.click(await list.findByRole('button', { name: 'Mostrar 9 más' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(12);
  },
};
