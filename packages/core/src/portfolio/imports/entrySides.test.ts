import { describe, expect, it } from 'vitest';
import { mapColumns, markedAmount, readRow, rowFaults, sideOf } from './index.ts';

describe('the sides of a ledger', () => {
  it.each(['D', 'db', 'Debe', 'DÉBITO', 'Deb.', 'Cargo', 'Debit', 'DR'])('are said by %s: debit', (text) =>
    expect(sideOf(text)).toBe('debit'),
  );
  it.each(['C', 'CR', 'Haber', 'Crédito', 'Cred.', 'Abono', 'H'])('are said by %s: credit', (text) =>
    expect(sideOf(text)).toBe('credit'),
  );
  it.each(['', 'X', 'Debe o haber', '100'])('are not said by %j', (text) => expect(sideOf(text)).toBeNull());

  it.each([
    ['100.00 CR', '100.00', 'credit'],
    ['100,00CR', '100,00', 'credit'],
    ['1.500 DB.', '1.500', 'debit'],
    ['$ 100.00 D', '$ 100.00', 'debit'],
    ['CR 100.00', '100.00', 'credit'],
    ['Haber: 100', '100', 'credit'],
    ['DB $1,250.50', '$1,250.50', 'debit'],
    ['(100.00) H', '(100.00)', 'credit'],
  ] as const)('stand beside an amount: %s', (text, amount, side) =>
    expect(markedAmount(text)).toEqual({ amount, side }),
  );

  it.each(['100.00', 'C$ 100.00', '100 USD', 'S/ 100', '100 kg', 'C', '', 'DB', '-100', 'CR 100 DB', '12.34.56 CR'])(
    'do not stand in %j',
    (text) => expect(markedAmount(text)).toBeNull(),
  );

  it('are never taken for a sign: the row is told', () => {
    for (const name of ['net_premium', 'total_grant', 'paid_amount'])
      expect(rowFaults('policies', { [name]: '100.00 CR' })).toEqual({ [name]: { fault: 'sided', amount: '100.00' } });
    expect(rowFaults('payments', { amount: '100.00 DB' })).toEqual({ amount: { fault: 'sided', amount: '100.00' } });
    const of = (entry_side: string) => rowFaults('policies', { entry_side });
    expect([of('D'), of(''), of('C'), of('?')]).toEqual([
      {},
      {},
      { entry_side: { fault: 'credit' } },
      { entry_side: { fault: 'no_side' } },
    ]);
    expect(readRow('policies', { entry_side: 'DB' })).toEqual({ entry_side: 'debit' });
  });

  it('are known by their headings', () => {
    for (const heading of ['D/C', 'DB/CR', 'Debe/Haber', 'Débito/Crédito', 'Naturaleza']) {
      expect(mapColumns('policies', ['Prima neta', heading])).toEqual(['net_premium', 'entry_side']);
      expect(mapColumns('payments', ['Valor', heading])).toEqual(['amount', 'entry_side']);
    }
    expect(mapColumns('payments', ['Póliza', 'Vence', 'Debe', 'Haber'])).toEqual([
      'number',
      'due_date',
      'amount',
      'paid',
    ]);
  });
});
