import type { SessionStorage } from '@corredor/core/session';
import { memoryStorage } from '@corredor/widgets/app';

/** Local storage; where a browser blocks it, the session lasts as long as the page. */
export function browserStorage(): SessionStorage {
  try {
    const probe = 'corredor.probe';
    localStorage.setItem(probe, '');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return memoryStorage();
  }
}
