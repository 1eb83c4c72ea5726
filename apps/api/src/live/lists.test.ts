import { setImmediate as breathe } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createLists } from './lists.ts';

/** Lists whose turn comes when it is said, of a database that counts how often it was asked. */
function someLists() {
  const waiting: { go: () => void; refuse: (reason: unknown) => void }[] = [];
  const read = vi.fn(async (ids: readonly number[]) =>
    ids.map((id) => `list ${id}, reading ${read.mock.calls.length}`),
  );
  const turn = () => new Promise<void>((go, refuse) => waiting.push({ go, refuse }));
  return { listOf: createLists(read, { turn }), read, waiting };
}

describe('the lists of a crowd', () => {
  it('are read once for all pages of a session that wait together, in as many turns as there are sessions', async () => {
    const { listOf, read, waiting } = someLists();
    const lists = Promise.all([7, 8, 7, 7, 8].map(listOf));
    for (const { go } of waiting) go();
    expect(await lists).toEqual([7, 8, 7, 7, 8].map((id) => `list ${id}, reading ${id === 7 ? 1 : 2}`));
    expect(read).toHaveBeenCalledTimes(2);
    expect(waiting).toHaveLength(2);
  });

  it('are read anew for who asks after the reading has begun: what came meanwhile must be in it', async () => {
    const { listOf, waiting } = someLists();
    const early = listOf(7);
    waiting[0]?.go();
    await breathe();
    const late = listOf(7);
    waiting[1]?.go();
    expect([await early, await late]).toEqual(['list 7, reading 1', 'list 7, reading 2']);
  });

  it('are refused to all who share one, and may be asked for again', async () => {
    const { listOf, waiting } = someLists();
    const both = Promise.allSettled([listOf(7), listOf(7)]);
    waiting[0]?.refuse(new Error('too many'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = listOf(7);
    waiting[1]?.go();
    expect(await again).toBe('list 7, reading 1');
  });
});
