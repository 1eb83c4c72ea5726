import type { RunUndoLine } from '@corredor/core/api';
import { aPage, aPayment, aRenewal, aRun, aRunLine } from '@corredor/core/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { answering, answers, failing, resolving, slow } from '../testing/index.ts';
import { RunScreen } from './RunScreen.tsx';

const waiting = aRunLine({
  id: 503,
  about: { model: 'payment', id: 120, label: 'VH-2031 · 5/12' },
  outcome: 'waiting',
  tried_at: null,
  tried_by: null,
});
const lines = [
  aRunLine(),
  aRunLine({
    id: 502,
    about: { model: 'payment', id: 119, label: 'VH-2031 · 4/12' },
    outcome: 'failed',
    code: 'stale',
    detail: 'Somebody else changed this meanwhile.',
  }),
  waiting,
];
const paid = fn();
const ended = fn();
const sent = fn();
/** What the undo of a run would do with one record; it stays where that says why. */
const undoLine = (at: number, why?: Pick<RunUndoLine, 'code' | 'detail'>): RunUndoLine => ({
  id: 600 + at,
  about: { model: 'payment', id: 118 + at, label: `VH-2031 · ${at + 1}/24` },
  outcome: why ? 'stays' : 'taken_back',
  code: null,
  detail: null,
  ...why,
});
const meta = {
  title: 'Screens/Runs/RunScreen',
  component: RunScreen,
  args: { id: 31 },
  parameters: {
    start: '/app/runs/31',
    ...answers(answering('getRun', aRun()), answering('listRunLines', aPage(lines))),
  },
  beforeEach: () => {
    paid.mockClear();
    ended.mockClear();
    sent.mockClear();
  },
} satisfies Meta<typeof RunScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What stopped before its end waits for whoever goes on. */
export const Unfinished: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One record still waits')).toBeVisible();
    await expect(await canvas.findByText('Somebody else changed this meanwhile.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'VH-2031 · 3/12' })).toHaveAttribute(
      'href',
      '/app/management/payments/118',
    );
  },
};
/** Only what waits is done, in the version that was chosen and in the log of the run; then it ends. */
export const GoesOn: Story = {
  parameters: answers(
    resolving('listRunLines', ({ request }) =>
      HttpResponse.json(aPage(request.url.includes('outcome=waiting') ? [waiting] : lines)),
    ),
    resolving('payInstalment', async ({ request }) => {
      paid(request.url, request.headers.get('run-id'), request.headers.get('if-match'), await request.json());
      return HttpResponse.json(aPayment());
    }),
    resolving('finishRun', () => {
      ended();
      return HttpResponse.json(aRun({ status: 'finished', waiting: 0, done: 2 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('One record still waits');
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
    await expect(paid.mock.calls).toEqual([[expect.stringContaining('/payments/120/'), '31', '"v1"', aRun().params]]);
  },
};
export const GivesUp: Story = {
  parameters: answers(
    resolving('cancelRun', () => {
      ended();
      return HttpResponse.json(aRun({ status: 'cancelled' }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Give up' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Give up this run?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Give up' }));
    await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  },
};
export const Finished: Story = {
  globals: { locale: 'es' },
  parameters: answers(
    answering('getRun', aRun({ status: 'finished', waiting: 0, done: 2, finished_at: '2026-03-09T15:05:00Z' })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Terminado')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continuar' })).toBeNull();
  },
};
/** What was refused is tried again as it stands now. */
export const TriesAgain: Story = {
  parameters: answers(
    resolving('getRun', () =>
      HttpResponse.json(
        aRun({
          status: 'finished',
          waiting: 0,
          ...(paid.mock.calls.length > 0 ? { done: 3, failed: 0 } : { done: 2 }),
        }),
      ),
    ),
    resolving('listRunLines', ({ request }) => {
      const [done, refused] = lines;
      const failed = paid.mock.calls.length > 0 ? [] : [refused ?? aRunLine()];
      if (request.url.includes('outcome=failed')) return HttpResponse.json(aPage(failed));
      return HttpResponse.json(aPage([done ?? aRunLine(), ...failed]));
    }),
    resolving('payInstalment', ({ request }) => {
      paid(request.url, request.headers.get('run-id'), request.headers.get('if-match'));
      return HttpResponse.json(aPayment());
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('One record was refused');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(paid.mock.calls).toEqual([[expect.stringContaining('/payments/119/'), '31', '"v2"']]));
    // The page tells what became of it.
    await waitFor(() => expect(canvas.queryByText('One record was refused')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText('Somebody else changed this meanwhile.')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  },
};
/** What was done is taken back by a run of its own, which asks first and then stands there with its log. */
export const Undone: Story = {
  parameters: answers(
    answering(
      'getRun',
      aRun({ status: 'finished', waiting: 0, failed: 0, done: 1, total: 1, undo_until: '2199-12-31' }),
    ),
    answering('listRunLines', aPage([waiting])),
    resolving('undoRun', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aRun({ id: 32, kind: 'unpayInstalment', waiting: 1 }), { status: 201 });
    }),
    resolving('unpayInstalment', ({ request }) => {
      paid(request.url, request.headers.get('run-id'));
      return HttpResponse.json(aPayment());
    }),
    resolving('finishRun', ({ params }) => {
      ended(params.runId);
      return HttpResponse.json(aRun({ id: 32, status: 'finished' }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this run' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Take back what this run did?' }));
    await expect(question.getByText(/One payment is taken back/)).toBeVisible();
    await question.findByText('Is taken back');
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(ended.mock.calls).toEqual([['32']]));
    await expect(sent.mock.calls).toEqual([[{ title: 'Undo: Register payment: 3 rows' }]]);
    await expect(paid.mock.calls).toEqual([[expect.stringContaining('/payments/120/unpay/'), '32']]);
  },
};
/** Before it is taken back: which records go back, and which stay and why, page by page. */
export const UndoPreview: Story = {
  tags: ['snapshot', 'all-looks'],
  parameters: {
    snapshot: { width: 720, height: 720 },
    ...answers(
      answering('getRun', aRun({ status: 'finished', waiting: 0, failed: 0, done: 24, undo_until: '2199-12-31' })),
      resolving('previewRunUndo', ({ request }) => {
        const first = request.url.includes('page=2') ? 10 : 0;
        const all = Array.from({ length: 24 }, (_, at) =>
          at % 4 === 1
            ? undoLine(at, {
                code: 'completed_by_crossing',
                detail: 'A crossing completed this instalment: undo it first.',
              })
            : undoLine(at),
        );
        return HttpResponse.json(aPage(all.slice(first, first + 10), all.length));
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this run' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findAllByText('Is taken back')).toHaveLength(7);
    await expect(question.getAllByText('A crossing completed this instalment: undo it first.')).toHaveLength(3);
    await expect(question.getByText('VH-2031 · 1/24')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: /Next/ }));
    await expect(await question.findByText('VH-2031 · 11/24')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Take back' })).toBeEnabled();
    await userEvent.click(question.getByRole('button', { name: /Previous/ }));
    await question.findByText('VH-2031 · 1/24');
  },
};
/** Where nothing would go back, nothing is offered. */
export const UndoOfNothing: Story = {
  parameters: answers(
    answering('getRun', aRun({ status: 'finished', waiting: 0, failed: 0, done: 1, undo_until: '2199-12-31' })),
    answering('previewRunUndo', aPage([undoLine(0, { code: 'not_paid', detail: 'This instalment is not paid.' })])),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this run' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByText('Nothing of it can be taken back now.')).toBeVisible();
    await expect(question.getByText('This instalment is not paid.')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Take back' })).toBeDisabled();
  },
};
export const UndoPreviewFailed: Story = {
  parameters: answers(
    answering('getRun', aRun({ status: 'finished', waiting: 0, failed: 0, done: 1, undo_until: '2199-12-31' })),
    failing('previewRunUndo', 'internal'),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this run' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Take back' })).toBeDisabled();
  },
};
/** After the days to undo nothing is offered; the page says until when it was possible. */
export const TooLate: Story = {
  parameters: answers(
    answering('getRun', aRun({ status: 'finished', waiting: 0, failed: 0, done: 1, undo_until: '2026-01-31' })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could be taken back until 31 Jan 2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo this run' })).toBeNull();
  },
};
/** Taking back a run of lost renewals speaks of renewals, and of nobody who signs in. */
export const UndoOfLosses: Story = {
  parameters: answers(
    answering(
      'getRun',
      aRun({ kind: 'loseRenewal', status: 'finished', waiting: 0, failed: 0, done: 2, undo_until: '2199-12-31' }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this run' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/2 renewals are open again, and their policies no longer close/)).toBeVisible();
    await expect(question.queryByText(/sign in/)).toBeNull();
  },
};
/** Drafts that somebody edited by hand are given up only where that is said. */
export const UndoOfPreparations: Story = {
  parameters: answers(
    answering(
      'getRun',
      aRun({ kind: 'prepareRenewal', status: 'finished', waiting: 0, failed: 0, done: 1, undo_until: '2199-12-31' }),
    ),
    answering('listRunLines', aPage([{ ...waiting, about: { model: 'renewal', id: 7, label: 'VH-2026-00418' } }])),
    resolving('previewRunUndo', ({ request }) =>
      HttpResponse.json(
        aPage([
          request.url.includes('gives_up_edited=true')
            ? undoLine(7)
            : undoLine(7, { code: 'draft_edited', detail: 'Somebody edited the draft by hand.' }),
        ]),
      ),
    ),
    resolving('undoRun', async ({ request }) => {
      sent(await request.json());
      const params = { step: 'prepare', gives_up_edited: true };
      return HttpResponse.json(aRun({ id: 32, kind: 'undoRenewalStep', params, waiting: 1 }), { status: 201 });
    }),
    resolving('undoRenewalStep', async ({ params, request }) => {
      paid(params.renewalId, request.headers.get('run-id'), await request.json());
      return HttpResponse.json(aRenewal({ next: null }));
    }),
    resolving('finishRun', ({ params }) => {
      ended(params.runId);
      return HttpResponse.json(aRun({ id: 32, status: 'finished' }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this run' }));
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText('Somebody edited the draft by hand.');
    await expect(question.getByRole('button', { name: 'Take back' })).toBeDisabled();
    await userEvent.click(question.getByRole('checkbox', { name: /edited by hand/ }));
    await question.findByText('Is taken back');
    await userEvent.click(question.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(ended.mock.calls).toEqual([['32']]));
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ params: { gives_up_edited: true } });
    await expect(paid.mock.calls).toEqual([['7', '32', { step: 'prepare', gives_up_edited: true }]]);
  },
};
/** Whoever goes on with a run of moves says again when something is to be done next. */
export const GoesOnMoving: Story = {
  parameters: answers(
    answering('getRun', aRun({ kind: 'moveRenewal', params: { stage_id: '3', next_action_on: '2026-03-20' } })),
    answering('listRunLines', aPage([{ ...waiting, about: { model: 'renewal', id: 7, label: 'VH-2026-00418' } }])),
    resolving('moveRenewal', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aRenewal());
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ stage_id: 3, next_action_on: '2026-03-20' }]]));
  },
};
/** What is taken back already says by what, and offers nothing more. */
export const TakenBack: Story = {
  globals: { locale: 'es' },
  parameters: answers(
    answering(
      'getRun',
      aRun({
        status: 'finished',
        waiting: 0,
        failed: 0,
        undo_until: null,
        undone_by: { id: 32, name: 'Deshacer: Pago' },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: 'Deshecho con «Deshacer: Pago»' });
    await expect(way).toHaveAttribute('href', '/app/runs/32');
    await expect(canvas.queryByRole('button', { name: 'Deshacer este lote' })).toBeNull();
  },
};
/** Everything was tried, and only its end is missing. */
export const NothingWaits: Story = {
  parameters: answers(answering('getRun', aRun({ waiting: 0, done: 2 }))),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Finish' })).toBeVisible(),
};
/** What was deleted has no page any more. */
export const Deleted: Story = {
  globals: { theme: 'dark' },
  parameters: answers(
    answering('getRun', aRun({ kind: 'deleteCustomer', title: 'Delete: 1 row', status: 'cancelled' })),
    answering(
      'listRunLines',
      aPage([
        aRunLine({ about: { model: 'customer', id: 7, label: 'Transportes y Logística del Pacífico Sur Cía. Ltda.' } }),
      ]),
    ),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Transportes y Logística del Pacífico Sur Cía. Ltda.');
    await expect(canvas.queryByRole('link', { name: /Transportes/ })).toBeNull();
  },
};
export const Forbidden: Story = {
  parameters: answers(
    failing('getRun', 'permission_denied', { detail: "You don't have permission to access to this resource" }),
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByText("You don't have permission to access to this resource")).toBeVisible(),
};
export const Loading: Story = { parameters: answers(slow('getRun')) };
