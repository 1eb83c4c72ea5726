import { expect, it } from 'vitest';
import { patience } from '../../testing/patience.ts';
import { createPaperDesk } from './index.ts';

const thread = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const limits = { workMilliseconds: 500, milliseconds: 60_000, megabytes: 64, idleMilliseconds: 1_000, lookEvery: 50 };
const echo = `import { parentPort } from 'node:worker_threads';
  let count = 0;
  parentPort.on('message', (job) => {
    if (job === 'for ever') for (;;);
    if (job === 'all memory') for (const kept = []; ; ) kept.push(new Array(100_000).fill('x'));
    // As on a machine that has little time for it.
    if (job === 'waits') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
    if (job === 'works') for (const end = performance.now() + 200; performance.now() < end; );
    if (job === 'fails') return parentPort.postMessage({ failure: 'no such letter' });
    count += 1;
    parentPort.postMessage({ pdf: Buffer.from(job + count) });
  });`;

const wanted = new AbortController().signal;

it('keeps a thread for the next paper, and one that failed too', async () => {
  const desk = createPaperDesk<string>(thread(echo), limits);
  expect(String(await desk.draw('a', 1, wanted))).toBe('a1');
  await expect(desk.draw('fails', 1, wanted)).rejects.toThrow('no such letter');
  expect(String(await desk.draw('b', 1, wanted))).toBe('b2');
});

it('counts what a thread works, not how long a busy machine lets it wait', async () => {
  const desk = createPaperDesk<string>(thread(echo), limits);
  expect(String(await desk.draw('waits', 1, wanted))).toBe('waits1');
  const impatient = createPaperDesk<string>(thread(echo), { ...limits, milliseconds: 300 });
  await expect(impatient.draw('waits', 1, wanted)).rejects.toMatchObject({ status: 503, code: 'busy' });
});

it('counts each paper by itself', async () => {
  const desk = createPaperDesk<string>(thread(echo), limits);
  for (const count of [1, 2, 3, 4]) expect(String(await desk.draw('works', 1, wanted))).toBe(`works${count}`);
});

it('ends a thread that takes too long or too much, and goes on with another', async () => {
  const desk = createPaperDesk<string>(thread(echo), limits);
  await expect(desk.draw('for ever', 1, wanted)).rejects.toMatchObject({ status: 503, code: 'busy' });
  await expect(desk.draw('all memory', 1, wanted)).rejects.toThrow();
  expect(String(await desk.draw('c', 1, wanted))).toBe('c1');
});

it('stops drawing for whoever does not want it any more, also where they still wait, and serves the next', async () => {
  const desk = createPaperDesk<string>(thread(echo), { ...limits, milliseconds: patience(60_000) });
  const left = new AbortController();
  const drawing = desk.draw('for ever', 1, left.signal);
  const waiting = desk.draw('d', 1, left.signal);
  const next = desk.draw('e', 1, wanted);
  left.abort(new Error('gone'));
  await expect(drawing).rejects.toThrow('gone');
  await expect(waiting).rejects.toThrow('gone');
  expect(String(await next)).toBe('e1');
});
