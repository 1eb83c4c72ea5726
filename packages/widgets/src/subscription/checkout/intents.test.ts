import type { CheckoutIntent } from '@corredor/machines/payment-stepper';
import { describe, expect, it } from 'vitest';
import { intentsOf } from './intents.ts';

const intent: CheckoutIntent = {
  key: 'a-key-of-sixteen-letters',
  order: { planId: 3, frequency: 'annual', from: '2026-11-21', total: '563.50' },
  isSettled: false,
};
function aStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('the order that was sent', () => {
  it('is found again after a reload, by the same user only', () => {
    const storage = aStorage();
    intentsOf(7, storage).save(intent);
    expect(intentsOf(7, storage).before(3, 'annual')).toEqual(intent);
    expect(intentsOf(8, storage).before(3, 'annual')).toBeNull();
  });

  it('comes before every other one while its end is unknown, and not after', () => {
    const storage = aStorage();
    const intents = intentsOf(7, storage);
    intents.save(intent);
    expect(intents.before(2, 'monthly')).toEqual(intent);
    intents.save({ ...intent, isSettled: true });
    expect(intents.before(2, 'monthly')).toBeNull();
    expect(intents.before(3, 'annual')?.isSettled).toBe(true);
  });

  it('is forgotten at the plans once it is settled, and never before', () => {
    const storage = aStorage();
    const intents = intentsOf(7, storage);
    intents.save(intent);
    intents.forgetSettled();
    expect(intents.before(3, 'annual')).toEqual(intent);
    intents.save({ ...intent, isSettled: true });
    intents.forgetSettled();
    expect(storage.length).toBe(0);
  });

  it('is none where somebody wrote something else, or the browser keeps nothing', () => {
    const storage = aStorage();
    for (const text of ['{', '{"key":"short"}', '{"key":4}', '[]']) {
      storage.setItem('corredor.checkout.7', text);
      expect(intentsOf(7, storage).before(3, 'annual')).toBeNull();
    }
    intentsOf(7, null).save(intent);
    expect(intentsOf(7, null).before(3, 'annual')).toBeNull();
  });

  it('says nothing of a card', () => {
    const storage = aStorage();
    intentsOf(7, storage).save(intent);
    expect(Object.keys(JSON.parse(storage.getItem('corredor.checkout.7') ?? '{}'))).toEqual([
      'key',
      'order',
      'isSettled',
    ]);
  });
});
