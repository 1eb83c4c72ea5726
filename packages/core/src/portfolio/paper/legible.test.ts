import { expect, it } from 'vitest';
import { aPolicySheet } from '../../fixtures/index.ts';
import { message } from '../../words/catalogue/index.ts';
import { createLegible, hasPaperSign, paymentPlanPaper, policyPaper, unwritable, unwritableOn } from './index.ts';

const arabic = '\u0645\u062d\u0645\u062f \u0627\u0644\u0639\u0631\u0628\u064a';
const chinese = '\u738b\u5c0f\u660e';

it('names the texts that the font cannot write, each once', () => {
  const others = [
    'Ñandú & Cía. Ltda.',
    'Łukasz Żółć',
    'Ελένη',
    'Михаил',
    'São Tomé',
    'Jose\u0301',
    '',
    null,
    undefined,
  ];
  expect(unwritable([arabic, ...others, chinese, arabic, `Rosa ${chinese}`])).toEqual([
    arabic,
    chinese,
    `Rosa ${chinese}`,
  ]);
});

it('takes no sign for unwritable that nobody sees, and blanks of every kind for blanks', () => {
  expect(unwritable(['Ana\u200d María\ufeff', 'Ana\tMaría\u00a0Vera', '\u202eAna'])).toEqual([]);
});

it('names the texts of which a PDF really has empty squares', () => {
  const legible = createLegible(hasPaperSign);
  for (const text of [arabic, chinese, 'Ana 👩‍👩‍👧', 'Ελένη', 'Łukasz', 'Ana\u200d'])
    expect([text, unwritable([text]).length > 0]).toEqual([text, legible(text).includes('□')]);
});

it('finds them wherever they stand on a paper', () => {
  const shared = (key: Parameters<typeof message>[1]) => message('es', key);
  const sheet = aPolicySheet();
  const [insured] = sheet.insureds;
  const named = {
    ...sheet,
    contractor: sheet.contractor && { ...sheet.contractor, name: arabic },
    insureds: insured ? [{ ...insured, customer: { ...insured.customer, name: chinese } }] : [],
  };
  expect(unwritableOn(policyPaper(sheet, 'es', shared))).toEqual([]);
  expect(unwritableOn(policyPaper(named, 'es', shared))).toEqual([arabic, chinese]);
  // A plan says nothing of what is insured.
  expect(unwritableOn(paymentPlanPaper(named, 'es', shared))).toEqual([arabic]);
});
