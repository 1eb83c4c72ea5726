import type { SessionStorage } from '@corredor/core/session';
import { memoryStorage } from '@corredor/widgets/app';

/** Local storage; what a browser blocks or has no room for lasts as long as the page. */
export function browserStorage(): SessionStorage {
  const page = memoryStorage();
  const attempt = <Result>(work: () => Result) => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => page.getItem(key) ?? attempt(() => localStorage.getItem(key)),
    setItem: (key, value) => {
      page.setItem(key, value);
      try {
        localStorage.setItem(key, value);
        page.clear();
      } catch {
        // An older record must not stay behind: its refresh token is spent.
        attempt(() => localStorage.removeItem(key));
      }
    },
    clear: () => {
      page.clear();
      attempt(() => localStorage.clear());
    },
  };
}
