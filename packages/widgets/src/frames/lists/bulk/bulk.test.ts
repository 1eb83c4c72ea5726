import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vRunKind } from '@corredor/core/schemas';
import { Trash2 } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { type BulkVerb, isAllRead, offeredVerbs } from './bulk.ts';

const page = (size: number, more: { count: number; count_is_at_least?: boolean }) => ({
  ...more,
  results: Array.from({ length: size }, (_none, id) => ({ id })),
});

it('has read everything where as many rows are read as were counted', () => {
  expect(isAllRead(page(200, { count: 400 }), 200, 200)).toBe(false);
  expect(isAllRead(page(200, { count: 400 }), 400, 200)).toBe(true);
  expect(isAllRead(page(0, { count: 400 }), 200, 200)).toBe(true);
});

it('reads on beyond what was counted, to the page that is not full', () => {
  const uncounted = { count: 10_000, count_is_at_least: true };
  expect(isAllRead(page(200, uncounted), 10_000, 200)).toBe(false);
  expect(isAllRead(page(200, uncounted), 12_400, 200)).toBe(false);
  expect(isAllRead(page(37, uncounted), 12_437, 200)).toBe(true);
  expect(isAllRead(page(0, uncounted), 12_400, 200)).toBe(true);
});

describe('a verb is offered', () => {
  type Row = { id: number; isMine: boolean };
  const mine: BulkVerb<Row> = { id: 'mine', label: 'Mine', icon: Trash2, isFor: ({ isMine }) => isMine };
  const all: BulkVerb<Row> = { id: 'all', label: 'All', icon: Trash2 };
  const offered = (known: Row[] | null) => offeredVerbs([mine, all], known).map(({ id }) => id);

  it('where the reader may use it on some of the chosen rows', () => {
    expect(offered([{ id: 1, isMine: false }])).toEqual(['all']);
    expect(
      offered([
        { id: 1, isMine: false },
        { id: 2, isMine: true },
      ]),
    ).toEqual(['mine', 'all']);
  });

  it('where nobody knows yet whose the rows are', () => {
    expect(offered(null)).toEqual(['mine', 'all']);
  });
});

describe('every verb for many rows', () => {
  const features = join(import.meta.dirname, '../../..');
  const contract = join(features, '../../../openapi');
  /** What each operation needs, as its file says. */
  const permissions = new Map(
    globSync('**/*.yaml', { cwd: contract }).flatMap((file) =>
      [...readFileSync(join(contract, file), 'utf8').matchAll(/operationId: (\w+)[\s\S]*?x-permission: (\S+)/g)].map(
        ([, id = '', permission]) => [id, permission] as const,
      ),
    ),
  );
  const sources = globSync('**/*.tsx', { cwd: features })
    .filter((file) => !file.endsWith('.stories.tsx') && !file.startsWith('office/runs/'))
    .map((file) => ({ file, text: readFileSync(join(features, file), 'utf8') }));
  /** A verb stands in a list or in a hook of its own beside it. */
  const verbs = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bkind: '(\w+)'/g)].flatMap(([, kind = '']) =>
      vRunKind.options.some((one) => one === kind) ? [[kind, file] as const] : [],
    ),
  );

  it('is looked at', () => {
    expect(verbs.map(([kind]) => kind)).toEqual(
      expect.arrayContaining(['payInstalment', 'notifyPayer', 'cancelTask', 'loseRenewal', 'deleteUser']),
    );
  });

  it.each(verbs)('asks for the right of %s before it is offered: %s', (kind, file) => {
    const needed = permissions.get(kind);
    const room = sources.filter((one) => dirname(one.file) === dirname(file)).map(({ text }) => text);
    if (needed === 'all') expect(sources.find((one) => one.file === file)?.text).toMatch(/isFor:/);
    else
      expect(
        room.some((text) => text.includes(`useCan('${needed}')`) || text.includes(`remove: '${needed}'`)),
        `${file} shows ${kind} without a look at ${needed}`,
      ).toBe(true);
  });
});
