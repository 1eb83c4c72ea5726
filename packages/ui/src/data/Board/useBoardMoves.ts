import { useCallback, useMemo, useState } from 'react';
import type { BoardCard, BoardColumn, BoardMove, BoardProps, BoardTraffic } from './board.types.ts';

type Moves<Card extends BoardCard> = ReadonlyMap<string, BoardMove<Card>>;

/** What became of a card that was moved: where it stands now, and why where it was sent back. */
export type Outcome = { card: BoardCard; columnId: string; reason?: string };

/** Cards stand where they were moved to while that is being saved; where it fails they come back with the reason. */
export function useBoardMoves<Card extends BoardCard>({ columns, cards, onMove, refusalOf }: BoardProps<Card>) {
  const [moves, setMoves] = useState<Moves<Card>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [outcome, setOutcome] = useState<Outcome>();

  const move = useCallback(
    async (wanted: BoardMove<Card>) => {
      const { card, columnId } = wanted;
      if (!onMove || columnId === card.columnId) return;
      const why = refusalOf?.(card, columnId);
      const sendBack = (reason: string) => {
        setRefused((all) => new Map(all).set(card.id, reason));
        setOutcome({ card, columnId: card.columnId, reason });
      };
      if (why !== undefined) return sendBack(why);
      setRefused((all) => without(all, card.id));
      setMoves((all) => new Map(all).set(card.id, wanted));
      setOutcome({ card, columnId });
      try {
        await onMove(wanted);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        // Something else goes on with it: nothing is wrong with the card.
        if (reason === '') setOutcome(undefined);
        else sendBack(reason);
      } finally {
        setMoves((all) => without(all, card.id));
      }
    },
    [onMove, refusalOf],
  );
  const cardsOf = useMemo(() => arrange(columns, cards, moves), [columns, cards, moves]);
  const trafficOf = (columnId: string) => trafficIn(columnId, cards, moves);
  return { cardsOf, trafficOf, move, outcome, refused, moves };
}

const without = <Value>(all: ReadonlyMap<string, Value>, id: string) => new Map([...all].filter(([key]) => key !== id));

/** Which cards stand in a column or no longer stand in it, while they are still counted otherwise. */
export function trafficIn<Card extends BoardCard>(
  columnId: string,
  cards: readonly Card[],
  moves: Moves<Card>,
): BoardTraffic<Card> {
  const underWay = [...moves.values()].flatMap((move) => {
    const now = cards.find(({ id }) => id === move.card.id);
    return now && now.columnId !== move.columnId ? [{ card: now, to: move.columnId }] : [];
  });
  return {
    columnId,
    came: underWay.filter(({ to }) => to === columnId).map(({ card }) => card),
    left: underWay.filter(({ card }) => card.columnId === columnId).map(({ card }) => card),
  };
}

/** How many cards a column has, as far as they were counted, given or moved. */
export function countIn<Card extends BoardCard>(
  { count }: BoardColumn,
  cards: readonly Card[],
  { came, left }: BoardTraffic<Card>,
): number {
  return count === undefined ? cards.length : Math.max(count + came.length - left.length, cards.length);
}

/** The cards of each column; one that is being moved stands before the card that it was dropped on, or first. */
export function arrange<Card extends BoardCard>(
  columns: BoardProps<Card>['columns'],
  cards: readonly Card[],
  moves: Moves<Card>,
): ReadonlyMap<string, Card[]> {
  const found = new Map(columns.map(({ id }): [string, Card[]] => [id, []]));
  for (const card of cards) if (!moves.has(card.id)) found.get(card.columnId)?.push(card);
  for (const { card, columnId, beforeId } of moves.values()) {
    const list = found.get(columnId);
    const place = list?.findIndex(({ id }) => id === beforeId) ?? -1;
    // The card as it is by now, where it is still there.
    const now = cards.find(({ id }) => id === card.id);
    if (now) list?.splice(Math.max(place, 0), 0, now);
  }
  return found;
}
