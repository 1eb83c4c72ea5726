import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Select } from '../../fields/Select/index.ts';
import { useIsNarrow } from '../../foundation/useIsNarrow/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import * as css from './Board.css.ts';
import { BoardColumnList } from './BoardColumnList.tsx';
import type { BoardCard, BoardColumn, BoardProps } from './board.types.ts';
import { countIn, useBoardMoves } from './useBoardMoves.ts';

const mostColumns = 12;
/** So many are all shown side by side on a small screen too. */
const fewColumns = 4;
/** How long the focus is looked after once a card has been moved, in milliseconds and in frames that were drawn: its row is drawn anew on the way. */
const followsFor = 300;
const followsFrames = 18;
/** Narrower than this there is room for one column. */
const narrow = 560;

/** Cards in columns, each moved by its handle, by keyboard or from its menu; on narrow screens one column at a time. */
export function Board<Card extends BoardCard>(props: BoardProps<Card>) {
  const { label, cards, renderCard, sumOf, onMore, onMove, refusalOf, emptyText } = props;
  const columns = props.columns.slice(0, mostColumns);
  const words = useToolWords();
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root, narrow) === true;
  const { cardsOf, trafficOf, move, outcome, refused, moves } = useBoardMoves({ ...props, columns });
  const [shownId, setShownId] = useState(columns[0]?.id);
  const type = `board-${useId()}`;
  /** What is being dragged: a column is not told before it is dropped. */
  const dragged = useRef<Card | undefined>(undefined);
  const find = (id: string) => cards.find((card) => card.id === id);
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? '';

  // The focus goes with the card that was moved, once its menu has gone and again where it has found its place.
  const followed = useRef<string>(undefined);
  useEffect(() => {
    const id = followed.current;
    if (id === undefined) return;
    let last = performance.now() + followsFor;
    let frame = 0;
    let drawnSince = 0;
    const follow = () => {
      const at = document.activeElement;
      drawnSince += 1;
      // A menu that still closes gives the focus away when it is gone.
      if (at?.closest('[role=menu]')) {
        last = performance.now() + followsFor;
        drawnSince = 0;
      }
      const card = root.current?.querySelector(`[data-card="${CSS.escape(id)}"]`)?.closest('[role=row]');
      // The column that lost the card hands the focus to its next one.
      const isLost = at === null || at === document.body || (at.matches('[role=row]') && root.current?.contains(at));
      if (isLost && at !== card && card instanceof HTMLElement) card.focus();
      if (performance.now() < last || drawnSince < followsFrames) frame = requestAnimationFrame(follow);
      else if (!moves.has(id)) followed.current = undefined;
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [moves]);

  const shown = columns.find(({ id }) => id === shownId) ?? columns[0];
  const drawn = isNarrow && shown ? [shown] : columns;
  const countOf = (column: BoardColumn) => countIn(column, cardsOf.get(column.id) ?? [], trafficOf(column.id));
  return (
    // A fieldset would be a group of a form.
    // biome-ignore lint/a11y/useSemanticElements: nothing here is filled in
    <div ref={root} role="group" aria-label={label} className={css.board}>
      {isNarrow && (
        <Select
          label={words.boardColumn}
          items={columns.map((column) => ({ id: column.id, label: `${column.title} (${countOf(column)})` }))}
          value={shown?.id ?? null}
          onChange={(id) => id !== null && setShownId(id)}
        />
      )}
      <div className={drawn.length <= fewColumns ? `${css.columns} ${css.few}` : css.columns}>
        {drawn.map((column) => (
          <BoardColumnList
            key={column.id}
            column={column}
            cards={cardsOf.get(column.id) ?? []}
            type={type}
            dragged={dragged}
            find={find}
            renderCard={renderCard}
            traffic={trafficOf(column.id)}
            count={countOf(column)}
            sumOf={sumOf}
            onMore={onMore}
            emptyText={emptyText}
            refused={refused}
            isPending={(id) => moves.has(id)}
            canDrag={!isNarrow}
            targets={onMove ? columns : []}
            refusalOf={refusalOf}
            onMove={(wanted) => {
              followed.current = wanted.card.id;
              void move(wanted);
            }}
          />
        ))}
      </div>
      <Announcement
        text={
          outcome &&
          (outcome.reason === undefined
            ? words.boardMoved(outcome.card.name, titleOf(outcome.columnId))
            : words.boardRefused(outcome.card.name, outcome.reason))
        }
      />
    </div>
  );
}

/** Said aloud when it changes. */
function Announcement({ text }: { text: string | undefined }) {
  const [said, setSaid] = useState('');
  // A region that comes with its text is not read.
  useLayoutEffect(() => setSaid(text ?? ''), [text]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
