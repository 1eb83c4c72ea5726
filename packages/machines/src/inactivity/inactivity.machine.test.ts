import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type IdleReason, type InactivityEvent, inactivityMachine, inactivityView } from './index.ts';

const minute = 60_000;

function start({ isHidden = false, keep = async () => {} }: { isHidden?: boolean; keep?: () => Promise<void> } = {}) {
  const clock = new SimulatedClock();
  const left: IdleReason[] = [];
  const announced: IdleReason[] = [];
  let checks = 0;
  const machine = inactivityMachine.provide({
    actors: { keepDrafts: fromPromise(keep) },
    actions: {
      announce: (_, { reason }) => void announced.push(reason),
      logOut: (_, { reason }) => void left.push(reason),
      checkSession: () => {
        checks += 1;
      },
    },
  });
  const actor = createActor(machine, { clock, input: { now: 0, isHidden } }).start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    clock,
    left,
    announced,
    checks: () => checks,
    settle,
    state: () => actor.getSnapshot().value,
    view: () => inactivityView(actor.getSnapshot()),
    send: (event: InactivityEvent) => actor.send(event),
    /** Lets the whole time pass: the warning's timer begins when the first one ends. */
    endTheTime: () => {
      clock.increment(28 * minute);
      clock.increment(2 * minute);
    },
  };
}

describe('a person who is away', () => {
  it('is warned two minutes before half an hour is over, and logged out after it', async () => {
    const watch = start();
    watch.clock.increment(28 * minute - 1);
    expect(watch.view().isAsking).toBe(false);
    watch.clock.increment(1);
    expect(watch.view()).toMatchObject({ isAsking: true, secondsLeft: 120 });
    watch.clock.increment(2 * minute);
    expect(watch.view().isLeaving).toBe(true);
    await watch.settle();
    expect(watch.left).toEqual(['idle']);
  });
  it('sees the seconds that are left', () => {
    const watch = start();
    watch.clock.increment(28 * minute);
    watch.send({ type: 'clock.tick', at: 28 * minute + 30_500 });
    expect(watch.view().secondsLeft).toBe(90);
  });
  it('loses nothing: drafts are kept first, but not waited for without end', async () => {
    const watch = start({ keep: () => new Promise(() => {}) });
    watch.endTheTime();
    await watch.settle();
    expect(watch.state()).toBe('keeping');
    watch.clock.increment(5_000);
    expect(watch.left).toEqual(['idle']);
  });
  it('has another chance for the drafts with each try to leave', async () => {
    let tries = 0;
    const watch = start({
      keep: async () => {
        tries += 1;
      },
    });
    watch.endTheTime();
    await watch.settle();
    watch.clock.increment(15_000);
    await watch.settle();
    expect([tries, watch.left.length]).toEqual([2, 2]);
  });
  it('is logged out although drafts cannot be kept', async () => {
    const watch = start({ keep: () => Promise.reject(new Error('offline')) });
    watch.endTheTime();
    await watch.settle();
    expect(watch.left).toEqual(['idle']);
  });
  it('is logged out as soon as the server can be reached', async () => {
    const watch = start();
    watch.endTheTime();
    await watch.settle();
    for (const _time of [1, 2]) {
      watch.clock.increment(15_000);
      await watch.settle();
    }
    expect(watch.left).toEqual(['idle', 'idle', 'idle']);
  });
});

describe('activity', () => {
  it('starts the time anew', () => {
    const watch = start();
    watch.clock.increment(27 * minute);
    watch.send({ type: 'activity.seen', at: 27 * minute });
    watch.clock.increment(27 * minute);
    expect(watch.state()).toBe('watching');
    watch.clock.increment(minute);
    expect(watch.state()).toBe('warning');
  });
  it('counts in every tab, and an older one changes nothing', () => {
    const watch = start();
    watch.send({ type: 'activity.seen', at: 5 * minute });
    watch.send({ type: 'activity.elsewhere', at: 4 * minute });
    watch.send({ type: 'clock.tick', at: 5 * minute + 28 * minute });
    expect(watch.state()).toBe('warning');
    watch.send({ type: 'activity.elsewhere', at: 32 * minute });
    expect(watch.state()).toBe('watching');
  });
  it('stops the countdown, and leaves the question until it is answered or forgotten', () => {
    const watch = start();
    watch.clock.increment(28 * minute);
    watch.send({ type: 'activity.seen', at: 29 * minute });
    expect(watch.view()).toMatchObject({ isAsking: true, isBack: true });
    watch.clock.increment(10_000);
    expect(watch.state()).toBe('watching');
  });
  it('does nothing for a session that is being left', async () => {
    const watch = start();
    watch.endTheTime();
    await watch.settle();
    for (const type of ['activity.seen', 'activity.elsewhere', 'stay.choose', 'page.show'] as const)
      watch.send({ type, at: 30 * minute });
    watch.send({ type: 'leave.choose' });
    watch.send({ type: 'page.hide', at: 30 * minute });
    expect(watch.state()).toBe('leaving');
  });
});

describe('the question', () => {
  it('is answered with staying', () => {
    const watch = start();
    watch.clock.increment(28 * minute);
    watch.send({ type: 'stay.choose', at: 28 * minute });
    expect(watch.view().isAsking).toBe(false);
  });
  it('is answered with leaving, which is no idleness', async () => {
    const watch = start();
    watch.clock.increment(28 * minute);
    watch.send({ type: 'leave.choose' });
    await watch.settle();
    expect(watch.left).toEqual(['left']);
  });
  it('cannot be answered before it is asked', () => {
    const watch = start();
    watch.send({ type: 'stay.choose', at: 10 * minute });
    watch.send({ type: 'leave.choose' });
    watch.clock.increment(28 * minute);
    expect(watch.state()).toBe('warning');
  });
});

describe('a page', () => {
  it('counts nothing while it is hidden, and anew when it is shown', () => {
    const watch = start();
    watch.clock.increment(20 * minute);
    watch.send({ type: 'page.hide', at: 20 * minute });
    watch.clock.increment(300 * minute);
    watch.send({ type: 'clock.tick', at: 320 * minute });
    expect(watch.state()).toBe('hidden');
    watch.send({ type: 'page.show', at: 320 * minute });
    watch.clock.increment(27 * minute);
    expect(watch.state()).toBe('watching');
  });
  it('may be hidden from the start', () => {
    const watch = start({ isHidden: true });
    watch.clock.increment(60 * minute);
    expect(watch.state()).toBe('hidden');
  });
  it('that slept through the limit in sight is left at once, by the clock on the wall', () => {
    const watch = start();
    watch.clock.increment(minute);
    watch.send({ type: 'clock.tick', at: 8 * 60 * minute });
    expect(watch.view().isLeaving).toBe(true);
  });
  it('that slept into the last two minutes warns with what is left of them', () => {
    const watch = start();
    watch.send({ type: 'clock.tick', at: 30 * minute - 30_000 });
    expect(watch.view()).toMatchObject({ isAsking: true, secondsLeft: 30 });
    watch.clock.increment(30_000);
    expect(watch.view().isLeaving).toBe(true);
  });
});

describe('a computer that slept', () => {
  const longAsleep = 8 * 60 * minute;
  it.each<InactivityEvent>([
    { type: 'activity.seen', at: longAsleep },
    { type: 'activity.elsewhere', at: longAsleep },
    { type: 'page.hide', at: longAsleep },
    { type: 'clock.tick', at: longAsleep },
  ])('is left at once on waking, whatever comes first: $type', (event) => {
    const watch = start();
    watch.send(event);
    expect(watch.view().isLeaving).toBe(true);
  });
  it.each<InactivityEvent>([
    { type: 'stay.choose', at: longAsleep },
    { type: 'activity.seen', at: longAsleep },
    { type: 'page.hide', at: longAsleep },
  ])('with the question open does not stay by an answer after the end: $type', (event) => {
    const watch = start();
    watch.clock.increment(28 * minute);
    watch.send(event);
    expect(watch.view().isLeaving).toBe(true);
  });
  it('for less asks the server whether the session is still there', () => {
    const watch = start();
    watch.send({ type: 'clock.tick', at: 10_000 });
    expect(watch.checks()).toBe(0);
    watch.send({ type: 'clock.tick', at: 20 * minute });
    expect([watch.checks(), watch.state()]).toEqual([1, 'watching']);
    watch.send({ type: 'clock.tick', at: 20 * minute + 10_000 });
    expect(watch.checks()).toBe(1);
  });
});

it('asks the server on coming back to a page that was hidden for long, and not after a glance elsewhere', () => {
  const watch = start();
  watch.send({ type: 'page.hide', at: minute });
  watch.send({ type: 'page.show', at: minute + 5_000 });
  expect(watch.checks()).toBe(0);
  watch.send({ type: 'page.hide', at: 2 * minute });
  watch.send({ type: 'page.show', at: 90 * minute });
  expect([watch.checks(), watch.state()]).toEqual([1, 'watching']);
});

it('keeps what was typed and leaves where another tab found that nobody was there, and tells why before the session is gone', async () => {
  for (const isHidden of [false, true]) {
    const watch = start({ isHidden, keep: () => new Promise(() => {}) });
    watch.send({ type: 'end.elsewhere' });
    watch.send({ type: 'end.elsewhere' });
    expect([watch.state(), watch.announced, watch.left]).toEqual(['keeping', ['idle'], []]);
    watch.clock.increment(5_000);
    expect(watch.left).toEqual(['idle']);
  }
});
