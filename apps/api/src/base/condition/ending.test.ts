import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createEnding } from './index.ts';

/** Notes what ends, in its order. */
function aProcess(patience?: number) {
  const ended: string[] = [];
  const end = (name: string) => async () => void ended.push(name);
  return { ended, end, ending: createEnding(end('database'), patience === undefined ? {} : { patience }) };
}

it('ends the latest first, one after the other, and the database last', async () => {
  const { ended, end, ending } = aProcess();
  ending.add(end('outbox'));
  ending.add(async () => {
    await pause(5);
    ended.push('app');
  });
  await ending.run();
  expect(ended).toEqual(['app', 'outbox', 'database']);
});

it('ends once, however often it is asked', async () => {
  const { ended, end, ending } = aProcess();
  ending.add(end('outbox'));
  await Promise.all([ending.run(), ending.run()]);
  expect(ended).toEqual(['outbox', 'database']);
});

it('ends the database too where something else fails, and tells it', async () => {
  const { ended, ending } = aProcess();
  ending.add(() => Promise.reject(new Error('it hangs')));
  await expect(ending.run()).rejects.toThrow('it hangs');
  expect(ended).toEqual(['database']);
});

it('waits no longer than its time for what hangs, then ends the database and tells it', async () => {
  const { ended, ending } = aProcess(5);
  ending.add(() => new Promise(() => {}));
  await expect(ending.run()).rejects.toThrow('took too long');
  expect(ended).toEqual(['database']);
});

it('ends at once what starts after the end has begun', async () => {
  const { ended, end, ending } = aProcess();
  await ending.run();
  ending.add(end('outbox'));
  expect(ended).toEqual(['database', 'outbox']);
});
