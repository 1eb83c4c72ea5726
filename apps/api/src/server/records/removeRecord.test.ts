import { beforeEach, expect, it, vi } from 'vitest';
import { conflict } from '../request/problems.ts';
import { removeRecord } from './removeRecord.ts';

const kept = { id: 7, version: 2 };
const store = { find: vi.fn(), holders: vi.fn(), remove: vi.fn() };
const record = vi.fn(async () => {});
const asked = { what: 'branch' as const, id: 7, version: 2, record };

beforeEach(() => {
  vi.resetAllMocks();
  store.find.mockResolvedValue(kept);
  store.holders.mockResolvedValue([]);
  store.remove.mockResolvedValue(true);
});

it('removes what nothing holds, and writes it into the history', async () => {
  expect(await removeRecord(store, asked)).toEqual({ status: 204, body: undefined });
  expect(store.remove).toHaveBeenCalledWith(7, 2);
  expect(record).toHaveBeenCalledWith(kept);
});

it('says first that it is missing, then that it is stale, then what holds it', async () => {
  const holders = [{ model: 'policy', count: 3 }];
  store.holders.mockResolvedValue(holders);
  expect(await removeRecord(store, asked)).toMatchObject({ status: 409, parts: { heldBy: holders } });
  expect(await removeRecord(store, { ...asked, version: 1 })).toMatchObject({ status: 412, parts: { current: kept } });
  store.find.mockResolvedValue(undefined);
  expect(await removeRecord(store, { ...asked, version: 1 })).toMatchObject({ status: 404 });
  expect(store.remove).not.toHaveBeenCalled();
});

it('lets a rule of its own stand in the way', async () => {
  const refuse = async () => {
    throw conflict('last_insured');
  };
  await expect(removeRecord(store, { ...asked, refuse })).rejects.toMatchObject({ code: 'last_insured' });
  expect(store.remove).not.toHaveBeenCalled();
});

it('shows the newer version where somebody was faster', async () => {
  store.remove.mockResolvedValue(false);
  store.find.mockResolvedValueOnce(kept).mockResolvedValueOnce({ ...kept, version: 3 });
  expect(await removeRecord(store, asked)).toMatchObject({ status: 412, parts: { current: { version: 3 } } });
  expect(record).not.toHaveBeenCalled();
});
