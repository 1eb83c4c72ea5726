import type { ExtraValues } from '@corredor/core/extras';
import { type ExtraInput, toExtraInput } from '../../../frames/extras/index.ts';

/** What a row has in the extra fields of the branch, while it is written. */
export type ExtraDraft = { extra: ExtraInput };
export type Extended = { extra: ExtraValues };

export const toExtraDraft = (saved: Extended | null): ExtraDraft => ({ extra: saved?.extra ?? {} });
/** What is sent; nothing where the row has none. */
export const toExtraBody = ({ extra }: ExtraDraft): Partial<ExtraDraft> =>
  Object.keys(extra).length > 0 ? { extra: toExtraInput(extra) } : {};
