import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mustAsk, watchGate } from './gateWatch.ts';

const page = new EventTarget();
const ask = vi.fn<() => Promise<void>>();
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  ask.mockReset().mockResolvedValue();
  stop = watchGate(ask);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('while a gate of the subscription is closed', () => {
  it('asks every half minute, and not before', () => {
    vi.advanceTimersByTime(29_999);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it.each(['focus', 'online'])('asks at once on %s', (name) => {
    page.dispatchEvent(new Event(name));
    expect(ask).toHaveBeenCalledOnce();
  });

  it('goes on asking where the server does not answer', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(90_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('asks no more once it is stopped', () => {
    stop();
    vi.advanceTimersByTime(300_000);
    page.dispatchEvent(new Event('focus'));
    page.dispatchEvent(new Event('online'));
    expect(ask).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('asks only while a gate is closed and the live channel does not tell', () => {
  expect(mustAsk(true, { isLive: false })).toBe(true);
  expect(mustAsk(true, { isLive: true })).toBe(false);
  expect(mustAsk(false, { isLive: false })).toBe(false);
});
