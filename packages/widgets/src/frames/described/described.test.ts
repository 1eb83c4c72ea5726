import { describe, expect, it } from 'vitest';
import { describedInput, describedValues, describeFields } from './describe.ts';
import { hiddenColumns } from './useDescribedColumns.ts';

interface Input {
  code: string;
  note?: string | null;
  count?: number | null;
  value?: string | null;
  since?: string | null;
  is_open?: boolean;
  rows: string[];
}
const nowhere = { form: 'own', column: 'none', fact: 'none' } as const;
const fields = describeFields<Input, 'main'>()({
  code: { ...nowhere, kind: 'text', most: 9, isRequired: true, tidy: (text) => text.toUpperCase() },
  note: { ...nowhere, kind: 'text', most: 9, column: 'hidden' },
  count: { ...nowhere, kind: 'number', column: 'shown' },
  value: { ...nowhere, kind: 'amount', form: 'main' },
  since: { ...nowhere, kind: 'day' },
  is_open: { ...nowhere, kind: 'yesNo' },
  rows: { kind: 'own' },
});

describe('described fields', () => {
  it('are empty in a new form, and hold what a record has', () => {
    const empty = { code: '', note: '', count: null, value: '', since: null, is_open: false };
    expect(describedValues(fields)).toEqual(empty);
    const record = { code: 'A', note: null, count: 0, value: '1.00', since: '2026-01-12', is_open: true, rows: [] };
    const { rows: _rows, ...held } = record;
    expect(describedValues(fields, record)).toEqual({ ...held, note: '' });
  });

  it('are sent tidied, and what nobody filled in as nothing', () => {
    const typed = { code: 'ab', note: '  ', count: 0, value: '', since: null, is_open: false };
    expect(describedInput(fields, typed)).toEqual({ ...typed, code: 'AB', note: null, value: null });
    expect(describedInput(fields, { ...typed, note: ' x ', value: ' 1.00 ' })).toMatchObject({
      note: 'x',
      value: '1.00',
    });
  });

  it('take a form of an older making, which lacks some, for one in which they are empty', () => {
    const { note: _note, is_open: _open, ...older } = describedValues(fields);
    expect(describedInput(fields, { ...older } as ReturnType<typeof describedValues<typeof fields>>)).toEqual({
      ...{ code: '', note: null, count: null, value: null, since: null, is_open: false },
    });
  });

  it('tell which columns a list begins without', () => {
    expect(hiddenColumns(fields)).toEqual(['note']);
  });

  it('do not compile where one is left out, or is described as what it is not', () => {
    // @ts-expect-error: there is no description of `rows`.
    describeFields<{ rows: string[]; is_open: boolean }>()({ is_open: { ...nowhere, kind: 'yesNo' } });
    // @ts-expect-error: a number is no text.
    describeFields<{ count: number }>()({ count: { ...nowhere, kind: 'text', most: 9 } });
    // @ts-expect-error: nothing is sent by this name.
    expect(describeFields<{ count: number }>()({ count: { kind: 'own' }, more: { kind: 'own' } })).toHaveProperty(
      'more',
    );
  });
});
