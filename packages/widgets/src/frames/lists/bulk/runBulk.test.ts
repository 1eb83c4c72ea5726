import { CallError } from '@corredor/core/errors';
import { aRefusal } from '@corredor/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { runBulk } from './runBulk.ts';

type Row = { id: number; version: number };
const rows = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ id: index + 1, version: 1 }));
const held = () => aRefusal(409, 'held', { detail: 'Refused with 409.' });
const tooMany = (seconds?: number) => aRefusal(429, 'too_many_requests', { retry_after: seconds });
const usual = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

describe('a bulk run', () => {
  it('reaches every row, keeps their order and counts on', async () => {
    const { onProgress, signal } = usual();
    const run = vi.fn(async (row: Row) => new Promise((resolve) => setTimeout(resolve, row.id % 3)));
    const outcomes = await runBulk({ rows: rows(20), run, signal, onProgress });
    expect(outcomes.map(({ row }) => row.id)).toEqual(rows(20).map(({ id }) => id));
    expect(outcomes.every(({ status }) => status === 'done')).toBe(true);
    expect(onProgress.mock.calls.map(([done]) => done)).toEqual(rows(20).map(({ id }) => id));
  });

  it('says why a row was refused and goes on', async () => {
    const run = async ({ id }: Row) => {
      if (id === 2) throw held();
    };
    const outcomes = await runBulk({
      ...usual(),
      rows: rows(4),
      run,
      refuses: ({ id }) => (id === 3 ? 'Only drafts.' : null),
    });
    expect(outcomes.map((outcome) => (outcome.status === 'refused' ? outcome.reason : 'done'))).toEqual([
      'done',
      'Refused with 409.',
      'Only drafts.',
      'done',
    ]);
  });

  it('counts a row that needs nothing neither as done nor as refused, and leaves it alone', async () => {
    const run = vi.fn(async () => undefined);
    const needsNothing = ({ id }: Row) => (id === 2 ? 'Nothing to hand over.' : null);
    const outcomes = await runBulk({ ...usual(), rows: rows(2), run, needsNothing, refuses: () => null });
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'skipped']);
    expect(run).toHaveBeenCalledOnce();
  });

  it('gives back the newest version of what somebody else changed', async () => {
    const current = { id: 1, version: 9 };
    const run = async () => Promise.reject(aRefusal(412, 'stale', { current }));
    expect((await runBulk({ ...usual(), rows: rows(1), run }))[0]?.row).toEqual(current);
    const other = async () => Promise.reject(aRefusal(412, 'stale', { current: { id: 77 } }));
    expect((await runBulk({ ...usual(), rows: rows(1), run: other }))[0]?.row).toEqual({ id: 1, version: 1 });
  });

  it('waits where the server asks for it, and gives up in the end', async () => {
    const wait = vi.fn(async () => undefined);
    const run = vi.fn(async () => undefined as unknown).mockRejectedValueOnce(tooMany(7));
    expect((await runBulk({ ...usual(), rows: rows(1), run, wait }))[0]?.status).toBe('done');
    expect(wait).toHaveBeenCalledWith(7);
    const busy = async () => Promise.reject(tooMany());
    expect((await runBulk({ ...usual(), rows: rows(1), run: busy, wait }))[0]?.status).toBe('refused');
  });

  it('stops where the connection is lost: what was not done waits, and nothing of it counts as refused', async () => {
    const run = vi.fn(async ({ id }: Row) => {
      if (id === 2) throw held();
      if (id >= 5) throw new CallError({});
    });
    const outcomes = await runBulk({ ...usual(), rows: rows(17), run });
    expect(outcomes.map(({ status }) => status)).toEqual([
      'done',
      'refused',
      'done',
      'done',
      ...Array.from({ length: 13 }, () => 'waiting'),
    ]);
    expect(outcomes.map(({ row }) => row.id)).toEqual(rows(17).map(({ id }) => id));
    expect(run.mock.calls.length).toBeLessThanOrEqual(8);
  });

  it('stops before the next row when cancelled', async () => {
    const cancel = new AbortController();
    const run = async ({ id }: Row) => {
      if (id === 5) cancel.abort();
    };
    const outcomes = await runBulk({ rows: rows(100), run, signal: cancel.signal, onProgress: vi.fn() });
    expect(outcomes.length).toBeGreaterThanOrEqual(5);
    expect(outcomes.length).toBeLessThan(10);
  });
});
