import { expect, it } from 'vitest';
import { conflict, tooMany } from './problems.ts';
import { greetingOf, problemDetail, say } from './wording.ts';

it.each([
  [1, '1 s'],
  [90, '90 s'],
  [91, '2 min'],
  [3502, '59 min'],
])('says %i seconds as %s', (seconds, words) => {
  for (const locale of ['es', 'en-GB', 'en-US'] as const)
    expect(problemDetail(tooMany(seconds), locale)).toContain(` ${words} `);
});

it('writes days and amounts as each language does', () => {
  const paid = conflict('movement_paid', {
    params: { number: 1, date: '2026-03-09', amount: { amount: '1152.52', currency: 'USD' } },
  });
  expect(problemDetail(paid, 'en-GB')).toContain('1, due on 9 Mar 2026, $1,152.52 came in');
  expect(problemDetail(paid, 'en-US')).toContain('1, due on Mar 9, 2026, $1,152.52 came in');
  expect(problemDetail(paid, 'es')).toContain('1, con fecha 9 mar 2026, ya hay $1.152,52 cobrados');
});

it.each([
  ['es', 'natural', 'Estimado/a Lema S.A.:'],
  ['es', 'legal', 'Estimados señores de Lema S.A.:'],
  ['en-US', 'natural', 'Dear Lema S.A.,'],
  ['en-GB', 'legal', 'Dear Lema S.A.,'],
] as const)('greets in %s who is %s with %s', (language, legal_type, words) => {
  expect(greetingOf(language, { name: 'Lema S.A.', legal_type })).toBe(words);
});

it('spells as in the United States for a brokerage there', () => {
  expect(say('en-US', 'field.cheque_day')).toContain('A post-dated check ');
  expect(say('en-GB', 'field.cheque_day')).toContain('A post-dated cheque ');
});
