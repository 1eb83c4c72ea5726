import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueIn, spelledIn } from './index.ts';

describe('English in a brokerage of the United States', () => {
  it.each([
    ['Cheque', 'Check'],
    ['A post-dated cheque is a receipt only on its day.', 'A post-dated check is a receipt only on its day.'],
    ['Instalments', 'Installments'],
    ['The policy was cancelled; cancelling the cancellation', 'The policy was canceled; canceling the cancellation'],
    ['Organisation, authorised, recognise', 'Organization, authorized, recognize'],
    ['Colour of the licence in their favour', 'Color of the license in their favor'],
    ['Postcode of the centre', 'ZIP code of the center'],
  ])('writes %s as it is written there', (british, american) => {
    expect(spelledIn('en-US', british)).toBe(american);
    expect(spelledIn('en-GB', british)).toBe(british);
  });

  it('leaves alone what will be filled in, and what is written alike', () => {
    const sentence = '{{cheque}} of {{instalment}}: a check of $t(cheque), exercise, promise, precise, revised';
    expect(spelledIn('en-US', sentence)).toBe(sentence);
  });

  it('spells the sentences of a catalogue, and leaves its keys as they are', () => {
    const messages = { cheque: 'Cheque', steps: ['An instalment'], most: 3, none: null };
    expect(catalogueIn('en-US', messages)).toEqual({
      cheque: 'Check',
      steps: ['An installment'],
      most: 3,
      none: null,
    });
    expect(catalogueIn('en-GB', messages)).toBe(messages);
  });

  it('leaves no British word in any catalogue', () => {
    const root = join(import.meta.dirname, '../../../../..');
    const files = globSync(['packages/*/src/**/messages/en.json', 'apps/*/src/**/messages/en.json'], { cwd: root });
    expect(files.length).toBeGreaterThan(20);
    const british =
      /\b\w*(?:cheque|instalment|cancelled|cancelling|colour|favour|licence|centre\b|isation|organis|authoris|recognis|labelled|travell|catalogue|postcode|behaviour|programme\b|enquir|neighbour|honour|defence|fulfil\b|ageing|grey\b|tyre|kerb|cheque)\w*/gi;
    const left = files.flatMap((file) =>
      [...spelledIn('en-US', readFileSync(join(root, file), 'utf8')).matchAll(/": "((?:[^"\\]|\\.)*)"/g)].flatMap(
        ([, text = '']) =>
          (text.replaceAll(/\{\{[^}]*\}\}/g, '').match(british) ?? []).map((word) => `${file}: ${word}`),
      ),
    );
    expect([...new Set(left)]).toEqual([]);
  });
});
