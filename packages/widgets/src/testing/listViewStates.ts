import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { RecordList } from '../frames/lists/index.ts';
import { readOnly, someControls } from '../frames/lists/lists.fixtures.ts';

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
type Told<Row, Filter extends string> = {
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
        // At the head, and where the rows would be.
        if (create) await expect(canvas.getAllByRole(create.role, { name: create.name })).toHaveLength(2);
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
  } satisfies Record<string, Told<Row, Filter>>;
}
