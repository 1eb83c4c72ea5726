import type { SessionStorage } from '@corredor/core/session';

/** A storage that lasts as long as the page: for pages made on a server, stories and tests. */
export function memoryStorage(): SessionStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    clear: () => items.clear(),
  };
}
