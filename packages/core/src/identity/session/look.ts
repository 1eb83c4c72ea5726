import type { Density, Theme } from '../../contract/api/index.ts';
import type { SessionStorage } from './storage.ts';

/** Key in local storage of how the product looks for the signed-in user. */
const lookKey = 'corredor.look';

/** How the product looks; the server keeps it, and the browser a copy, for the moment before the server answers. */
export interface Look {
  theme: Theme;
  density: Density;
}

const themes: readonly Theme[] = ['system', 'light', 'dark'];
const densities: readonly Density[] = ['comfortable', 'compact'];

/** Reads the copy; what is missing or broken is the usual look. */
export function readLook(storage: Pick<SessionStorage, 'getItem'>): Look {
  const [theme, density] = storage.getItem(lookKey)?.split(' ') ?? [];
  return {
    theme: themes.find((one) => one === theme) ?? 'system',
    density: densities.find((one) => one === density) ?? 'comfortable',
  };
}

/** Keeps the copy. */
export function keepLook(storage: Pick<SessionStorage, 'setItem'>, { theme, density }: Look): void {
  storage.setItem(lookKey, `${theme} ${density}`);
}
