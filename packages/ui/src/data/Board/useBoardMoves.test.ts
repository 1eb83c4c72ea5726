import { describe, expect, it } from 'vitest';
import { arrange } from './useBoardMoves.ts';

const columns = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B' },
];
const card = (id: string, columnId: string) => ({ id, columnId, name: id });
const cards = [card('1', 'a'), card('2', 'b'), card('3', 'a'), card('4', 'b'), card('5', 'gone')];
const idsOf = (moves: Parameters<typeof arrange>[2]) =>
  [...arrange(columns, cards, moves)].map(([id, list]) => [id, list.map((one) => one.id)]);

describe('the cards of each column', () => {
  it('keep their order; a card of no column stands nowhere', () => {
    expect(idsOf(new Map())).toEqual([
      ['a', ['1', '3']],
      ['b', ['2', '4']],
    ]);
  });

  it('have one that is being moved before the card that it was dropped on, or first', () => {
    const move = (beforeId?: string) => new Map([['1', { card: card('1', 'a'), columnId: 'b', beforeId }]]) as never;
    expect(idsOf(move('4'))).toEqual([
      ['a', ['3']],
      ['b', ['2', '1', '4']],
    ]);
    expect(idsOf(move())).toEqual([
      ['a', ['3']],
      ['b', ['1', '2', '4']],
    ]);
  });

  it('lose one that is gone by now', () => {
    expect(idsOf(new Map([['9', { card: card('9', 'a'), columnId: 'b' }]]))).toEqual(idsOf(new Map()));
  });
});
