import { describe, expect, it } from 'vitest';
import { arrange, countIn, trafficIn } from './useBoardMoves.ts';

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

describe('the heads while a card is being moved', () => {
  const moves = new Map([['1', { card: card('1', 'a'), columnId: 'b' }]]);
  const countOf = (id: string, now = cards) =>
    countIn({ id, title: id, count: id === 'a' ? 80 : 40 }, [], trafficIn(id, now, moves));

  it('count it where it stands', () => {
    expect([countOf('a'), countOf('b')]).toEqual([79, 41]);
  });

  it('count it once when the answer has it, or no longer gives it', () => {
    const there = cards.map((one) => (one.id === '1' ? card('1', 'b') : one));
    expect([countOf('a', there), countOf('b', there)]).toEqual([80, 40]);
    const gone = cards.filter(({ id }) => id !== '1');
    expect([countOf('a', gone), countOf('b', gone)]).toEqual([80, 40]);
  });

  it('count what is given where nothing else was said', () => {
    expect(countIn({ id: 'a', title: 'A' }, cards, trafficIn('a', cards, moves))).toBe(5);
  });
});
