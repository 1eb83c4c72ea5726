import { CallError } from '@corredor/core/errors';
import { aRefusal } from '@corredor/core/fixtures';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  createRowEditingMachine,
  obstacleToAdding,
  type RowAnswer,
  type RowProblem,
  type RowSave,
  rowEditingView,
} from './index.ts';

type Row = { id: number; version: number; name: string };
type Draft = { name: string; share: string };
const row: Row = { id: 7, version: 3, name: 'Ana' };
const newer: Row = { ...row, version: 4, name: 'Ana Lucía' };
const blank: Draft = { name: '', share: '' };
const column: RowProblem = { code: 'select_in_column', column: 'Name' };
const machine = createRowEditingMachine<Row, Draft>();
const stale = aRefusal(412, 'stale', { current: newer });
const lost = new CallError({});

function start(answers: (Error | null)[] = [null], obstacle: RowProblem | Error | null = null) {
  const saves: RowSave<Row, Draft>[] = [];
  const told: RowAnswer[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        findObstacle: fromPromise(async () => {
          if (obstacle instanceof Error) throw obstacle;
          return obstacle;
        }),
        saveRow: fromPromise(async ({ input }) => {
          saves.push(input);
          const answer = answers.shift();
          if (answer !== null) throw answer ?? new Error('asked too often');
        }),
      },
    }),
  );
  actor.on('*', (event) => told.push(event));
  actor.start();
  const view = () => rowEditingView(actor.getSnapshot());
  const settled = async () => rowEditingView(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
  const adding = async () => {
    actor.send({ type: 'row.add', draft: blank, key: 'k1' });
    return settled();
  };
  const editing = () => actor.send({ type: 'row.edit', saved: row, draft: { name: 'Ana', share: '' }, key: 'k2' });
  const save = async (problem: RowProblem | null = null) => {
    actor.send({ type: 'row.save', problem });
    return settled();
  };
  return { actor, saves, told, view, settled, adding, editing, save };
}

describe('adding a row', () => {
  it('asks first whether there is anything left to add', async () => {
    for (const problem of [{ code: 'no_items' }, { code: 'all_selected' }] as const) {
      const { adding, told } = start([], problem);
      expect(await adding()).toMatchObject({ isPending: false, draft: null });
      expect(told).toEqual([{ type: 'row.refused', problem }]);
    }
    expect(obstacleToAdding({ available: 0, taken: 0 })).toEqual({ code: 'no_items' });
    expect(obstacleToAdding({ available: 2, taken: 2 })).toEqual({ code: 'all_selected' });
    expect(obstacleToAdding({ available: 3, taken: 2 })).toBeNull();
  });

  it('says so where that cannot be found out', async () => {
    const { adding, told } = start([], new CallError({ response: { status: 500 }, body: { detail: 'Down.' } }));
    expect((await adding()).isPending).toBe(false);
    expect(told).toEqual([{ type: 'row.refused', problem: { code: 'message', text: 'Down.' } }]);
  });

  it('does not save what has no value in a column, and tells which', async () => {
    const { adding, save, saves, view } = start();
    await adding();
    expect(await save(column)).toMatchObject({ isPending: true, problem: column, editingId: 0 });
    expect(saves).toEqual([]);
    expect(view().problem).toEqual(column);
  });

  it('saves what was written, once, and is free again', async () => {
    const { actor, adding, save, saves, told } = start();
    await adding();
    actor.send({ type: 'draft.change', values: { name: 'Ana' } });
    expect(await save()).toMatchObject({ isPending: false, draft: null });
    expect(saves).toEqual([{ saved: null, draft: { name: 'Ana', share: '' }, key: 'k1' }]);
    expect(told).toEqual([{ type: 'row.saved', isNew: true }]);
  });
});

describe('a pending row', () => {
  it('is saved before anything else is done', async () => {
    const { actor, adding, editing, told, view } = start();
    await adding();
    actor.send({ type: 'row.add', draft: { name: 'other', share: '' }, key: 'x' });
    editing();
    actor.send({ type: 'row.remove' });
    expect(told).toEqual(Array(3).fill({ type: 'row.refused', problem: { code: 'save_row_first' } }));
    expect(view()).toMatchObject({ draft: blank, editingId: 0 });
  });

  it('keeps what was written when saving fails, and asks again with the same key', async () => {
    const { actor, adding, save, saves, view } = start([lost, null]);
    await adding();
    actor.send({ type: 'draft.change', values: { share: '50' } });
    expect(await save()).toMatchObject({ isPending: true, draft: { name: '', share: '50' }, error: lost });
    expect((await save()).isPending).toBe(false);
    expect(saves.map(({ key }) => key)).toEqual(['k1', 'k1']);
    expect(view().error).toBeNull();
  });

  it('forgets the failure as soon as something is changed', async () => {
    const { actor, adding, save, view } = start([lost]);
    await adding();
    await save();
    actor.send({ type: 'draft.change', values: { name: 'B' } });
    expect(view()).toMatchObject({ error: null, draft: { name: 'B' } });
  });
});

describe('a row that somebody else changed', () => {
  const untilConflict = async () => {
    const started = start([stale, null]);
    started.editing();
    started.actor.send({ type: 'draft.change', values: { name: 'Anita' } });
    expect(await started.save()).toMatchObject({ isPending: true, theirs: newer, draft: { name: 'Anita' } });
    return started;
  };

  it('can be overwritten knowingly, by its newer version', async () => {
    const { actor, saves, settled, told } = await untilConflict();
    actor.send({ type: 'mine.keep' });
    expect((await settled()).isPending).toBe(false);
    expect(saves.map(({ saved }) => saved?.version)).toEqual([3, 4]);
    expect(saves[1]?.draft.name).toBe('Anita');
    expect(told).toEqual([{ type: 'row.saved', isNew: false }]);
  });

  it('can be gone on from', async () => {
    const { actor, save, saves } = await untilConflict();
    actor.send({ type: 'theirs.take', draft: { name: newer.name, share: '' } });
    await save();
    expect(saves[1]).toMatchObject({ saved: { version: 4 }, draft: { name: 'Ana Lucía' } });
  });
});
