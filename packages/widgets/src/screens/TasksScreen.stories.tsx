import type { Task } from '@corredor/core/api';
import { aPage, aRun } from '@corredor/core/fixtures';
import { taskDay } from '@corredor/core/tasks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { seeLeaving } from '../frames/leaving/leaving.fixtures.ts';
import { aTask, someTasks } from '../office/tasks/tasks.fixtures.ts';
import {
  aGate,
  allCame,
  answering,
  answers,
  besideAsking,
  empty,
  failing,
  offersInRow,
  onDay,
  resolving,
  slow,
  storyTime,
  withToasts,
} from '../testing/index.ts';
import { TasksScreen } from './TasksScreen.tsx';

const sent = fn();
const list = '/app/management/tasks?status=open';
const meta = {
  title: 'Screens/Tasks/TasksScreen',
  component: TasksScreen,
  parameters: {
    start: '/app/management/tasks',
    ...answers(answering('listTasks', aPage(someTasks())), answering('getTask', aTask())),
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof TasksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One's own day: what is overdue first, each with the button that ends it. A call asks how it ended. */
export const Day: Story = {
  parameters: answers(
    answering('listTasks', aPage(someTasks())),
    resolving('completeTask', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aTask({ status: 'done', band: null, done_on: '2026-03-09', version: 2 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const headings = await canvas.findAllByRole('heading', { level: 2 });
    await expect(headings.map((one) => one.textContent)).toEqual([
      'Overdue (1)',
      'Today (1)',
      'This week (1)',
      'Later (1)',
    ]);
    await expect(canvas.getAllByRole('link', { name: 'Transportes Andinos · VEH-2041' })[0]).toHaveAttribute(
      'href',
      '/app/management/policies/12',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Complete: Llamar por la renovación' }));
    const dialog = await screen.findByRole('dialog', { name: 'How did it end?' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Outcome' }), 'Acepta.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ outcome: 'Acepta.' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
/** How a call ended is not lost by Escape or Cancel: it asks first, and only then. */
export const LeavingOutcome: Story = {
  parameters: answers(answering('listTasks', aPage(someTasks()))),
  play: async ({ canvas, userEvent }) => {
    await seeLeaving(
      { userEvent },
      {
        open: async () => {
          await userEvent.click(await canvas.findByRole('button', { name: 'Complete: Llamar por la renovación' }));
          await screen.findByRole('textbox', { name: 'Outcome' });
        },
        change: () => userEvent.type(screen.getByRole('textbox', { name: 'Outcome' }), 'Acepta.'),
        isKept: async () => expect(screen.getByRole('textbox', { name: 'Outcome' })).toHaveValue('Acepta.'),
        isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
      },
    );
  },
};
/** In the dark, and in Spanish: what was put off says how often. */
export const Spanish: Story = {
  globals: { locale: 'es', theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/aplazada 2 veces/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nueva tarea' })).toBeVisible();
  },
};
/** Puts a task off: tomorrow, in a week, or to another day. */
export const PutOff: Story = {
  parameters: answers(
    answering('listTasks', aPage(someTasks())),
    resolving('snoozeTask', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aTask({ snoozed_until: '2126-03-12', snoozed_count: 1, version: 2 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions: Llamar por la renovación' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Put off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Put off' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'In a week' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Put off' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }));
  },
};
/** What was put off by mistake is taken back from its message; what somebody has changed since is left alone, and told. */
export const TakeBackPutOff: Story = {
  decorators: [withToasts],
  parameters: answers(
    answering('listTasks', aPage(someTasks())),
    answering('snoozeTask', aTask({ snoozed_until: '2126-03-12', snoozed_count: 1, version: 2 })),
    resolving('undoTaskSnooze', ({ params, request }) => {
      sent([params.taskId, request.headers.get('If-Match')]);
      return HttpResponse.json(aTask({ due_on: '2126-03-05', version: 3 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions: Llamar por la renovación' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Put off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Put off' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Put off' }));
    await expect(await screen.findByText('Put off to 12 Mar 2126')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Not put off: it is for 5 Mar 2126 again')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(['51', '"v2"']);
  },
};
/** Somebody changed the task before it was taken back. */
export const TakeBackTooLate: Story = {
  decorators: [withToasts],
  parameters: answers(
    answering('listTasks', aPage(someTasks())),
    answering('snoozeTask', aTask({ snoozed_until: '2126-03-12', snoozed_count: 1, version: 2 })),
    failing('undoTaskSnooze', 'step_superseded', { detail: 'There is nothing of it left to take back.' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions: Llamar por la renovación' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Put off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Put off' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Put off' }));
    await expect(await screen.findByText('Put off to 12 Mar 2126')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/nothing of it left to take back/)).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: answers(slow('listTasks')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  },
};
export const Nothing: Story = {
  parameters: answers(empty('listTasks')),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing to do')).toBeVisible(),
};
export const Failed: Story = {
  parameters: answers(failing('listTasks', 'internal')),
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
/** Reads all of them and moves none: no button that would be refused. */
export const Viewer: Story = {
  globals: { role: 'viewer' },
  parameters: answers(answering('listTasks', aPage(someTasks().map((task) => ({ ...task, allowed_actions: [] }))))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Visitar la bodega' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Complete|More actions/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'New task' })).not.toBeInTheDocument();
  },
};
/** All tasks as a list: what is done with a row. */
export const List: Story = {
  parameters: { start: list },
  play: async (context) => {
    await context.canvas.findByRole('link', { name: 'Llamar por la renovación' });
    await offersInRow(context, ['Detail', 'Edit', 'Complete', 'Put off', 'Cancel task', 'Delete']);
  },
};
export const ListNoMatch: Story = {
  parameters: { start: `${list}&search=zz`, ...answers(empty('listTasks')) },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing matches')).toBeVisible(),
};
/** Everything is done: the list says so, and offers the ones that are. */
export const ListEmpty: Story = {
  parameters: { start: list, ...answers(empty('listTasks')) },
  play: async ({ canvas }) => expect(await canvas.findByText(/Nothing to do|No tasks yet/)).toBeVisible(),
};
/** Several are chosen and put off together; what was done is told, and chosen no longer. */
export const Chosen: Story = {
  parameters: answers(
    answering('listTasks', aPage(someTasks())),
    answering('createRun', aRun({ kind: 'snoozeTask' })),
    answering('finishRun', aRun({ kind: 'snoozeTask' })),
    resolving('snoozeTask', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json(aTask({ snoozed_until: '2126-03-12', snoozed_count: 1, version: 2 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose: Llamar por la renovación' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose: Visitar la bodega' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }));
    await expect(bar.getByRole('button', { name: 'Complete' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Assign' })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Put off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Put off' });
    await expect(within(dialog).getByText('2 tasks')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Put off' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  },
};
/** Several are cancelled together, which asks first; the report leads to the run, where it can be taken back. */
export const CancelMany: Story = {
  parameters: answers(
    answering('listTasks', aPage(someTasks())),
    answering('createRun', aRun({ kind: 'cancelTask' })),
    answering('finishRun', aRun({ kind: 'cancelTask' })),
    resolving('cancelTask', ({ params }) => {
      sent(params.taskId);
      return HttpResponse.json(aTask({ status: 'cancelled', band: null, allowed_actions: ['reopen'], version: 2 }));
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose: Llamar por la renovación' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose: Visitar la bodega' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Cancel task' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('2 tasks will be cancelled');
    await expect(within(question).getByRole('button', { name: 'Keep them' })).toBeVisible();
    await expect(within(question).queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel task' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    const log = await screen.findByRole('link', { name: 'See the log of this run' });
    await expect(log).toHaveAttribute('href', expect.stringContaining('/runs/'));
  },
};
/** Another day is not lost by Escape or Cancel: it asks first, and only then. */
export const LeavingPutOff: Story = {
  play: ({ canvas, userEvent }) =>
    seeLeaving(
      { userEvent },
      {
        open: async () => {
          await userEvent.click(await canvas.findByRole('button', { name: 'More actions: Llamar por la renovación' }));
          await userEvent.click(await screen.findByRole('menuitem', { name: 'Put off' }));
          await screen.findByRole('dialog', { name: 'Put off' });
        },
        change: () => userEvent.type(screen.getByRole('spinbutton', { name: /^year/ }), '2126'),
        isKept: async () => expect(screen.getByRole('spinbutton', { name: /^year/ })).toHaveTextContent('2126'),
        isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
      },
    ),
};
/** Who was chosen for several is not lost either. */
export const LeavingAssign: Story = {
  parameters: answers(
    answering('listTasks', aPage(someTasks())),
    answering('listTaskAssignees', aPage([{ id: 5, name: 'María Fernanda Vera' }])),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choose: Llamar por la renovación' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selection' }));
    await seeLeaving(
      { userEvent },
      {
        open: async () => {
          await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
          await screen.findByRole('dialog', { name: 'Assign tasks' });
        },
        change: async () => {
          const dialog = within(screen.getByRole('dialog', { name: 'Assign tasks' }));
          await userEvent.type(dialog.getByRole('combobox'), 'mar');
          await userEvent.click(await screen.findByRole('option', { name: /María Fernanda/ }));
          await userEvent.click(dialog.getByText('1 task'));
        },
        isKept: async () => expect(screen.getByRole('combobox')).toHaveDisplayValue(/María Fernanda/),
        isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
      },
    );
  },
};
const boardAt = '/app/management/tasks?view=board';
const ofDays = () => [
  aTask(),
  aTask({
    id: 52,
    title: 'Pedir la factura de la flota',
    kind: 'document',
    due_on: '2026-03-02',
    band: 'overdue',
    priority: 'normal',
  }),
  aTask({
    id: 53,
    title: 'Visitar la bodega',
    kind: 'visit',
    due_on: '2026-03-01',
    snoozed_until: '2026-03-12',
    band: 'week',
    about: null,
  }),
  aTask({
    id: 54,
    title: 'Revisar el pago de la cuota 3',
    kind: 'payment',
    due_on: '2026-04-20',
    band: 'later',
    priority: 'normal',
  }),
  ...[1, 2, 3, 4].map((index) =>
    aTask({
      id: 60 + index,
      title: `Enviar el certificado ${index}`,
      kind: 'mail',
      due_on: '2026-03-17',
      band: 'later',
      priority: 'low',
      about: null,
    }),
  ),
];
/** What the server has, where a story changes it, and how many reads of it are under way. */
let kept: Task[] = [];
let reading = 0;
const gate = aGate();
/** Tasks as the server lists them: those of some days, page by page. */
const tasksOf = (all: readonly Task[]) =>
  resolving('listTasks', ({ request }) => HttpResponse.json(pageOf(request, all)));
function pageOf(request: Request, all: readonly Task[]) {
  const query = new URL(request.url).searchParams;
  const [from, until] = [query.get('from') ?? '', query.get('until') ?? '9999'];
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 25)];
  const some = all.filter((task) => taskDay(task) >= from && taskDay(task) <= until);
  return aPage(some.slice((page - 1) * size, page * size), some.length);
}
/** By day: a card is moved to another one, also by its menu, and what was put off counts from there. */
export const ByDay: Story = {
  tags: ['snapshot', 'all-looks'],
  beforeEach: onDay('2026-03-09'),
  parameters: {
    start: boardAt,
    snapshot: { width: 1440, height: 700 },
    ...answers(
      tasksOf(ofDays()),
      resolving('updateTask', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json(aTask({ due_on: '2026-03-10', version: 2 }));
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Visitar la bodega' })).toBeVisible();
    await expect(canvas.getByText('Tomorrow')).toBeVisible();
    await expect(canvas.getByText('Thursday 12')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Later' })).getByText('5')).toBeVisible();
  },
};
/** From the menu of a card, without dragging. */
export const MovedByMenu: Story = {
  ...ByDay,
  tags: [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /Move.*Visitar la bodega|Visitar la bodega.*[Mm]ove/ }),
    );
    const past = await screen.findByRole('menuitem', { name: /Overdue/ });
    await expect(past).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: /Tomorrow/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ due_on: '2026-03-10', snoozed_until: null }));
  },
};
/** Two cards moved one after the other stay where they were put, though the first refresh read the board before the second move. */
export const MovedTwice: Story = {
  decorators: [besideAsking],
  beforeEach: () => {
    kept = ofDays();
    reading = 0;
    gate.shut();
    return onDay('2026-03-09')();
  },
  parameters: {
    start: boardAt,
    ...answers(
      resolving('listTasks', async ({ request }) => {
        const page = pageOf(request, kept);
        reading += 1;
        // What is read after the first move comes only once the second one was made.
        if (kept.some(({ version }) => version > 1)) await gate.passed();
        reading -= 1;
        return HttpResponse.json(page);
      }),
      resolving('updateTask', async ({ params, request }) => {
        const body = (await request.json()) as { due_on: string };
        kept = kept.map((task) =>
          String(task.id) === params.taskId
            ? { ...task, due_on: body.due_on, snoozed_until: null, version: task.version + 1 }
            : task,
        );
        sent(params.taskId);
        return HttpResponse.json(kept.find(({ id }) => String(id) === params.taskId) ?? aTask());
      }),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const titles = ['Visitar la bodega', 'Pedir la factura de la flota'];
    for (const [at, title] of titles.entries()) {
      await userEvent.click(await canvas.findByRole('button', { name: `Move ${title} to…` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /Tomorrow/ }));
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(at + 1));
    }
    await expect(reading).toBeGreaterThan(0);
    gate.open();
    await allCame(canvasElement);
    await expect(reading).toBe(0);
    const tomorrow = within(canvas.getByRole('region', { name: 'Tomorrow' }));
    for (const title of titles) await expect(tomorrow.getByRole('link', { name: title })).toBeVisible();
  },
};
/** A move that is refused asks for the board again: somebody else changed the task. */
export const MoveRefused: Story = {
  beforeEach: () => {
    kept = ofDays();
    return onDay('2026-03-09')();
  },
  parameters: {
    start: boardAt,
    ...answers(
      resolving('listTasks', ({ request }) => HttpResponse.json(pageOf(request, kept))),
      resolving('updateTask', () => {
        kept = kept.map((task) => (task.id === 53 ? { ...task, title: 'Visitar la bodega nueva', version: 2 } : task));
        return HttpResponse.json(
          { type: 'about:blank', title: 'Stale', status: 412, code: 'stale', request_id: 'r1' },
          { status: 412, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Visitar la bodega to…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Tomorrow/ }));
    await expect(await canvas.findByRole('link', { name: 'Visitar la bodega nueva' })).toBeVisible();
  },
};
export const ByDayFailed: Story = {
  parameters: { start: boardAt, ...answers(failing('listTasks', 'internal')) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};
const longTitle =
  'Pedir a la aseguradora las condiciones de renovación de la flota completa de Transportes Andinos del Austro '.repeat(
    2,
  );
/** A long text takes two lines of its card, and is whole under the pointer and for who listens. */
export const ByDayLong: Story = {
  beforeEach: onDay('2026-03-09'),
  parameters: { start: boardAt, ...answers(tasksOf([aTask({ title: longTitle.trim() })])) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: longTitle.trim() });
    const text = canvas.getByTitle(longTitle.trim());
    await expect(text).toContainElement(link);
    await expect(text.clientHeight).toBeLessThan(text.scrollHeight);
    await expect(text.clientHeight).toBeLessThanOrEqual(2.5 * Number.parseFloat(getComputedStyle(text).lineHeight));
  },
};
/** Who may not change tasks reads the board and moves nothing. */
export const ByDayViewer: Story = {
  globals: { role: 'viewer' },
  beforeEach: onDay('2026-03-09'),
  parameters: { start: boardAt, ...answers(tasksOf(ofDays())) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Visitar la bodega' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Move/ })).not.toBeInTheDocument();
  },
};
/** So many overdue ones: their head counts them all, fifty are read, and fifty more when they are asked for. */
export const ManyOverdue: Story = {
  beforeEach: onDay('2026-03-09'),
  parameters: {
    start: boardAt,
    ...answers(
      tasksOf(
        Array.from({ length: 130 }, (_, at) =>
          aTask({ id: 200 + at, title: `Llamar por la póliza ${200 + at}`, due_on: '2026-03-02', band: 'overdue' }),
        ),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const column = within(await canvas.findByRole('region', { name: 'Overdue' }));
    await expect(column.getByText('130')).toBeVisible();
    await waitFor(() => expect(column.getAllByRole('row')).toHaveLength(50), { timeout: 5000 });
    await userEvent.click(column.getByRole('button', { name: 'Show 50 more of 130' }));
    await waitFor(() => expect(column.getAllByRole('row')).toHaveLength(100), { timeout: 5000 });
  },
};
const later = storyTime('2026-03-09');
/** More of two columns at once, long after the first cards were read: each shows more, and only the new pages are asked for. */
export const MoreOfTwo: Story = {
  beforeEach: () => {
    gate.shut();
    return later.begin();
  },
  parameters: {
    start: boardAt,
    ...answers(
      resolving('listTasks', async ({ request }) => {
        const { searchParams } = new URL(request.url);
        sent(searchParams.get('page'));
        if (searchParams.get('page') === '2') await gate.passed();
        return HttpResponse.json(
          pageOf(
            request,
            Array.from({ length: 120 }, (_, at) =>
              aTask({ id: 200 + at, title: `Llamar ${200 + at}`, due_on: at % 2 ? '2026-03-02' : '2026-03-09' }),
            ),
          ),
        );
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const columns = [];
    for (const name of ['Overdue', 'Today']) columns.push(within(await canvas.findByRole('region', { name })));
    for (const column of columns)
      await waitFor(() => expect(column.getAllByRole('row')).toHaveLength(50), { timeout: 5000 });
    later.pass(60_000);
    sent.mockClear();
    for (const column of columns) await userEvent.click(column.getByRole('button', { name: 'Show 10 more of 60' }));
    gate.open();
    for (const column of columns)
      await waitFor(() => expect(column.getAllByRole('row')).toHaveLength(60), { timeout: 8000 });
    await expect(sent.mock.calls).toEqual([['2'], ['2']]);
  },
};
const monthAt = '/app/management/tasks?view=month';
/** The month: each day leads to its list, and counts what it does not name. */
export const OfMonth: Story = {
  tags: ['snapshot', 'all-looks'],
  beforeEach: onDay('2026-03-09'),
  parameters: {
    start: monthAt,
    snapshot: { width: 1440, height: 1100 },
    ...answers(answering('listTasks', aPage(ofDays()))),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'March 2026' })).toBeVisible();
    const day = await canvas.findByRole('link', { name: '17 Mar 2026: 4 tasks' });
    await expect(day).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/app\/management\/tasks\?status=open&from=2026-03-17&until=2026-03-17&assignee=\d+$/),
    );
    await expect(canvas.getByRole('link', { name: '1 more' })).toHaveAttribute('href', day.getAttribute('href'));
    await expect(canvas.getByRole('link', { name: 'Next month' })).toHaveAttribute(
      'href',
      '/app/management/tasks?view=month&month=2026-04',
    );
    await expect(canvas.queryByRole('link', { name: 'This month' })).not.toBeInTheDocument();
  },
};
/** On a phone only the days that have something, one below the other. */
export const OnAPhone: Story = {
  tags: ['snapshot'],
  beforeEach: onDay('2026-03-09'),
  parameters: {
    start: monthAt,
    snapshot: { width: 360, height: 1200 },
    ...answers(answering('listTasks', aPage(ofDays()))),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Tuesday 17 March' })).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};
export const MonthNothing: Story = {
  parameters: { start: `${monthAt}&month=2031-01`, ...answers(empty('listTasks')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'January 2031' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'This month' })).toBeVisible();
  },
};
/** Long titles and many of them. */
export const Cruel: Story = {
  parameters: answers(
    answering(
      'listTasks',
      aPage(
        Array.from({ length: 60 }, (_, index) =>
          aTask({
            id: index + 1,
            title: `${index} ${'Una tarea con un título muy largo que no cabe '.repeat(4)}`.slice(0, 200),
          }),
        ),
        4321,
      ),
    ),
  ),
  play: async ({ canvas }) => {
    const [more] = await canvas.findAllByText(/4,?321/);
    await expect(more).toBeVisible();
  },
};
