import type { OperationId, ProblemOf } from '@corredor/core/api';
import { message } from '@corredor/core/catalogue';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { RecordList } from '../frames/lists/index.ts';
import { readOnly, someControls } from '../frames/lists/lists.fixtures.ts';
import { type AnswerOf, answering, answers, empty, failing, slow } from './handlers.ts';

/** Lists that a permission opens. */
type GuardedId = { [Id in OperationId]: 'permission_denied' extends ProblemOf<Id> ? Id : never }[OperationId];

interface ToldList<Id extends GuardedId> {
  /** The operation that answers its rows. */
  list: Id;
  start: string;
  /** In English: its title, what it says while it has no rows, and a row of the usual answer. */
  title: string;
  emptyText: string;
  row: string;
  /** How a new one is begun, where that is done here. */
  create?: { role: 'link' | 'button'; name: string };
  /** Which of them are offered a new one; all unless told. */
  adds?: readonly string[];
  /** What the menu of a row offers to brokers and to assistants. */
  broker: string[];
  assistant: string[];
  /** As many rows as a page can have, 4,321 in all. */
  many: AnswerOf<Id>;
}
type Told = Pick<StoryObj, 'globals' | 'parameters' | 'play'>;

const refusal = message('en', 'error.forbidden');

/** The states that every list's screen tells alike; each screen names those that it shows. */
export function listStates<Id extends GuardedId>(told: ToldList<Id>) {
  const offering = (role: string, verbs: string[]): Told => ({
    globals: { role },
    play: async (context) => {
      const { create } = told;
      const isOffered = told.adds?.includes(role) ?? true;
      if (create && isOffered)
        await expect(await context.canvas.findByRole(create.role, { name: create.name })).toBeVisible();
      await offersInRow(context, verbs);
      if (create && !isOffered)
        await expect(context.canvas.queryByRole(create.role, { name: create.name })).not.toBeInTheDocument();
    },
  });
  return {
    broker: offering('broker', told.broker),
    assistant: offering('assistant', told.assistant),
    loading: {
      parameters: answers(slow(told.list)),
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('heading', { level: 1, name: told.title })).toBeVisible();
        await expect(canvas.queryByRole('link', { name: told.row })).not.toBeInTheDocument();
      },
    },
    empty: {
      parameters: answers(empty(told.list)),
      play: async ({ canvas }) => expect(await canvas.findByText(told.emptyText)).toBeVisible(),
    },
    noMatch: {
      parameters: { start: `${told.start}?search=zz`, ...answers(empty(told.list)) },
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Nothing matches')).toBeVisible();
        await expect(canvas.queryByText(told.emptyText)).not.toBeInTheDocument();
      },
    },
    failed: {
      parameters: answers(failing(told.list, 'internal')),
      play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
    },
    forbidden: {
      globals: { role: 'viewer' },
      parameters: answers(failing(told.list, 'permission_denied')),
      play: async ({ canvas }) => {
        await expect(await canvas.findByText(refusal)).toBeVisible();
        await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      },
    },
    cruel: {
      parameters: answers(answering(told.list, told.many)),
      play: async ({ canvas }) => {
        const [count] = await canvas.findAllByText(/4,?321/);
        await expect(count).toBeVisible();
      },
    },
  } satisfies Record<string, Told>;
}

interface ToldView<Row, Filter extends string> {
  /** In English: what it says while it has no rows, and how a new one is begun. */
  emptyText?: string;
  create?: { role: 'link' | 'button'; name: string };
  /** What narrows it to nothing, and the chip that says so. */
  filters?: Partial<Record<Filter, string>>;
  chip?: string;
  /** As many rows as a page can have, with long names. */
  many?: readonly Row[];
}
type ViewTold<Row, Filter extends string> = {
  args: { list: RecordList<Row, Filter> };
  play?: (
    context: Pick<StoryContext, 'canvas' | 'userEvent'> & {
      args: { list: { onRetry: unknown; controls: { clear: unknown } } };
    },
  ) => Promise<void>;
};

/** The states that every view of a list tells alike; each view names those that it shows. */
export function listViewStates<Row, Filter extends string>(
  given: RecordList<Row, Filter>,
  { emptyText, create, filters, chip, many = [] }: ToldView<Row, Filter> = {},
) {
  const list: RecordList<Row, Filter> = { ...given, onRetry: fn() };
  const none = { status: 'ready', rows: [], total: 0, isRefreshing: false } as const;
  return {
    loading: { args: { list: { ...list, state: { status: 'loading' } } } },
    empty: {
      args: { list: { ...list, state: none } },
      play: async ({ canvas }) => {
        if (emptyText) await expect(await canvas.findByText(emptyText)).toBeVisible();
        // Where the rows would be, and not at the head as well.
        if (create) await expect(canvas.getAllByRole(create.role, { name: create.name })).toHaveLength(1);
      },
    },
    noMatch: {
      args: {
        list: {
          ...list,
          state: none,
          controls: someControls<Filter>({
            ...{ search: 'zz', typedSearch: 'zz', hasConditions: true, clear: fn() },
            ...(filters && { filters }),
          }),
        },
      },
      play: async ({ args, canvas, userEvent }) => {
        if (chip) await expect(await canvas.findByText(chip)).toBeVisible();
        await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
        await expect(args.list.controls.clear).toHaveBeenCalledOnce();
      },
    },
    failed: {
      args: {
        list: { ...list, state: { status: 'failed', message: 'An unexpected error occurred', isForbidden: false } },
      },
      play: async ({ args, canvas, userEvent }) => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
        await expect(args.list.onRetry).toHaveBeenCalledOnce();
      },
    },
    forbidden: {
      args: {
        list: {
          ...list,
          state: {
            ...{ status: 'failed', isForbidden: true },
            message: "You don't have permission to access to this resource",
          },
          may: { ...list.may, create: false },
        },
      },
    },
    cruel: { args: { list: { ...list, state: { status: 'ready', rows: many, total: 4321, isRefreshing: true } } } },
    readOnly: { args: { list: { ...list, ...readOnly } } },
  } satisfies Record<string, ViewTold<Row, Filter>>;
}

/** The menu of the first row offers these verbs and no others, so that no reader is offered what would be refused. */
export async function offersInRow({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, verbs: string[]) {
  const [first] = await canvas.findAllByRole('button', { name: /^More actions/ });
  await userEvent.click(first as HTMLElement);
  const menu = within(await screen.findByRole('menu'));
  // A row also narrows the list to what it shows, which anybody may.
  const narrowing = menu.queryByRole('group', { name: 'Show only' });
  const entries = menu.getAllByRole('menuitem').filter((entry) => !narrowing?.contains(entry));
  const offered = entries.map(({ textContent }) => textContent);
  await expect(offered).toEqual(verbs.map((verb) => expect.stringMatching(new RegExp(`^${verb}`))));
}
