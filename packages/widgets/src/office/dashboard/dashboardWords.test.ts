import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

it.each(['es', 'en'])(
  'says “near expiry” of instalments that are, and of nothing else on the dashboard: %s',
  (language) => {
    const words = read(`messages/${language}.json`);
    const state = read(`../../../../core/src/words/i18n/messages/${language}.json`).paymentStatus?.near_expiry ?? '';
    expect(state).not.toBe('');
    const said = Object.values(words)
      .flatMap((group) => (typeof group === 'string' ? [] : Object.entries(group)))
      .filter(([, text]) => typeof text === 'string' && text.toLowerCase().includes(state.toLowerCase()));
    expect(said.map(([key]) => key)).toEqual(['instalments_near']);
  },
);
