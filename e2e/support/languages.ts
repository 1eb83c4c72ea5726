import { isWanted } from '../../scripts/proof/wanted.mjs';
import type { Language } from './words.ts';

/** The languages in which a journey is walked: its own, and in the long run the other too. */
export const languagesOf = (own: Language): readonly Language[] => (isWanted('twins') ? ['es', 'en'] : [own]);
