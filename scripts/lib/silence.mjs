import { setTimeout as wait } from 'node:timers/promises';
import { patience } from '../../e2e/support/patience.ts';

/** A page that has nothing more to ask for has been silent for so long, in milliseconds. */
const long = 700;

/**
 * Hears what a page sends and gets from now on; answers how to wait until it is silent: nothing on its way, nothing begun for a while, and the
 * page itself idle: a busy machine is idle later.
 */
export function hearNetwork(page) {
  const under = new Set();
  let heard = Date.now();
  const note = (change) => (request) => {
    change(request);
    heard = Date.now();
  };
  page.on(
    'request',
    note((request) => under.add(request)),
  );
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(
      end,
      note((request) => under.delete(request)),
    );
  return async function untilSilent(times = 1) {
    heard = Date.now();
    const giveUp = heard + 60_000 * patience();
    while (under.size > 0 || Date.now() - heard < times * long) {
      await wait(50);
      if (Date.now() > giveUp)
        throw new Error(`${page.url()} is not silent: ${[...under].map((request) => request.url()).join(', ')}`);
      if (under.size === 0) await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
    }
  };
}
