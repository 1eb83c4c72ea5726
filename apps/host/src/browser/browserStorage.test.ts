import { aLogin } from '@corredor/core/fixtures';
import { readSession, writeSession } from '@corredor/core/session';
import { memoryStorage } from '@corredor/widgets/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStorage } from './browserStorage.ts';

const { partner: _partner, ...record } = aLogin();
const refuse = () => {
  throw new DOMException('No.', 'SecurityError');
};
/** Local storage that can run full. */
function aLocalStorage() {
  const items = new Map<string, string>();
  const state = { isFull: false };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => (state.isFull ? refuse() : void items.set(key, value)),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  });
  return { items, state };
}
afterEach(() => vi.unstubAllGlobals());

describe('the storage of a browser', () => {
  it('is local storage, and nothing is left elsewhere', () => {
    const { items } = aLocalStorage();
    const storage = browserStorage();
    writeSession(storage, record);
    expect(readSession(storage)).toEqual(record);
    expect(items.size).toBe(1);
    items.clear();
    expect(readSession(storage).token).toBe('');
  });

  it.each([
    ['is blocked', { get: refuse }],
    ['is not there', { value: undefined }],
    ['throws at every use', { value: { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse } }],
  ])('lasts as long as the page where it %s', (_how, property) => {
    const usual = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...property });
    try {
      const storage = browserStorage();
      writeSession(storage, record);
      expect(readSession(storage)).toEqual(record);
      storage.clear();
      expect(readSession(storage).token).toBe('');
    } finally {
      if (usual) Object.defineProperty(globalThis, 'localStorage', usual);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    }
  });

  it('goes on in the page when it runs full, and leaves no spent token behind', () => {
    const { items, state } = aLocalStorage();
    const storage = browserStorage();
    writeSession(storage, record);
    state.isFull = true;
    writeSession(storage, { ...record, token: 'next', refresh: 'next refresh' });
    expect([readSession(storage).token, items.size]).toEqual(['next', 0]);
    state.isFull = false;
    writeSession(storage, { ...record, token: 'last' });
    expect(readSession(storage).token).toBe('last');
    expect([...items.values()].join()).toContain('last');
  });

  it('behaves as storage in memory does', () => {
    const { items } = aLocalStorage();
    items.set('menuOpen', 'policies');
    for (const storage of [browserStorage(), memoryStorage()]) {
      storage.setItem('one', '1');
      expect([storage.getItem('one'), storage.getItem('two')]).toEqual(['1', null]);
      storage.clear();
      expect(storage.getItem('one')).toBeNull();
    }
    expect(items.size).toBe(0);
  });
});
