import { readFileSync } from 'node:fs';
import type { ImportRowInput } from '@corredor/core/api';
import { mostImportText } from '@corredor/core/imports';
import { expect, it } from 'vitest';
import { withoutLongTexts } from './longTexts.ts';

it('a text that is longer than the server takes is told at its cell, and keeps no other row from being checked', () => {
  const rows: ImportRowInput[] = [
    { number: 2, values: { name: 'Ana', notes: 'x'.repeat(2000) } },
    { number: 3, values: { name: 'Eva', notes: `${'x'.repeat(3000)}FIN` } },
    { number: 4, values: { name: '😀'.repeat(2000) } },
  ];
  const { sent, failed } = withoutLongTexts(rows, (length) => `${length} of ${mostImportText}`);
  expect(sent.map(({ number }) => number)).toEqual([2, 4]);
  expect(failed).toEqual([
    { number: 3, outcome: 'failed', record: null, errors: { notes: ['3003 of 2000'] }, warnings: {} },
  ]);
});

it('the length is that of the contract', () => {
  const schema = readFileSync('openapi/portfolio/imports/schemas/ImportRowInput.yaml', 'utf8');
  expect(schema).toContain(`maxLength: ${mostImportText}\n`);
});
