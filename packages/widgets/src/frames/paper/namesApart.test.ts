import { expect, it } from 'vitest';
import { namesApart } from './namesApart.ts';

it('gives each file a name of its own', () => {
  expect(namesApart(['poliza-1.pdf', 'poliza-2.pdf', 'Poliza-1.pdf', 'poliza-1 (2).pdf', 'poliza-1.pdf'])).toEqual([
    'poliza-1.pdf',
    'poliza-2.pdf',
    'Poliza-1 (2).pdf',
    'poliza-1 (2) (2).pdf',
    'poliza-1 (3).pdf',
  ]);
  expect(namesApart(['a', 'a', '.pdf', '.pdf'])).toEqual(['a', 'a (2)', '.pdf', ' (2).pdf']);
});
