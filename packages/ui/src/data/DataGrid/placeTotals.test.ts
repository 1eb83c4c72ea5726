import { describe, expect, it } from 'vitest';
import { placeTotals } from './placeTotals.ts';

const columns = ['number', 'client', 'amount', 'state', 'net'].map((id) => ({ id, header: id }));
const amount = { id: 'all', label: 'All', value: '$10.00', column: 'amount' };
const euros = { id: 'euros', label: 'In euros', value: '€8.00', column: 'amount' };
const net = { id: 'net', label: 'Net', value: '$7.00', column: 'net' };
const late = { id: 'late', label: 'Late', value: '$2.00' };

describe('sums of a grid', () => {
  it('stand under their columns, and by their names where they have none', () => {
    expect(placeTotals(columns, [net, amount, late])).toEqual({
      first: 2,
      under: [
        { position: 2, values: [amount] },
        { position: 4, values: [net] },
      ],
      others: [late],
    });
  });
  it('are still said where the reader hid their column', () => {
    const shown = columns.filter(({ id }) => id !== 'net');
    expect(placeTotals(shown, [amount, net]).others).toEqual([net]);
  });
  it('stand below one another where a column has several, as of several currencies', () => {
    expect(placeTotals(columns, [amount, euros]).under).toEqual([{ position: 2, values: [amount, euros] }]);
  });
  it('are all said by their names where a column at the start leaves no room for the name of the row', () => {
    const [number, client, ...rest] = columns;
    const moved = [number, ...rest, client].flatMap((column) => column ?? []);
    expect(placeTotals(moved, [amount, late])).toEqual({ first: undefined, under: [], others: [amount, late] });
  });
});
