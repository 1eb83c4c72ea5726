import { expect, it } from 'vitest';
import { tooMany } from './problems.ts';
import { problemDetail } from './wording.ts';

it.each([
  [1, '1 s'],
  [90, '90 s'],
  [91, '2 min'],
  [3502, '59 min'],
])('says %i seconds as %s', (seconds, words) => {
  for (const language of ['es', 'en'] as const)
    expect(problemDetail(tooMany(seconds), language)).toContain(` ${words} `);
});
