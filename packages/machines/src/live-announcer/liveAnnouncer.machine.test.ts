import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { liveAnnouncement, liveAnnouncerMachine } from './index.ts';

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(liveAnnouncerMachine, { clock }).start();
  const says = () => liveAnnouncement(actor.getSnapshot());
  return { says, send: actor.send.bind(actor), pass: (milliseconds: number) => clock.increment(milliseconds) };
}

describe('new notifications', () => {
  it('are told at once, and then at most every ten seconds, together', () => {
    const { says, send, pass } = start();
    send({ type: 'news.arrive', count: 1 });
    expect(says()).toMatchObject({ count: 1, times: 1 });
    send({ type: 'news.arrive', count: 1 });
    send({ type: 'news.arrive', count: 2 });
    pass(9_999);
    expect(says()).toMatchObject({ count: 1, times: 1 });
    pass(1);
    expect(says()).toMatchObject({ count: 3, times: 2 });
    pass(60_000);
    expect(says()).toMatchObject({ count: 3, times: 2 });
  });
});

describe('a lost connection', () => {
  it('is told once, after ten seconds without it', () => {
    const { says, send, pass } = start();
    send({ type: 'live.gain' });
    send({ type: 'live.lose' });
    pass(9_999);
    expect(says().isLost).toBe(false);
    send({ type: 'live.gain' });
    send({ type: 'live.lose' });
    pass(10_000);
    expect(says().isLost).toBe(true);
    send({ type: 'live.lose' });
    pass(60_000);
    expect(says().isLost).toBe(true);
    send({ type: 'live.gain' });
    expect(says().isLost).toBe(false);
  });

  it('is not told where there never was one', () => {
    const { says, send, pass } = start();
    send({ type: 'live.lose' });
    pass(60_000);
    expect(says().isLost).toBe(false);
  });
});
