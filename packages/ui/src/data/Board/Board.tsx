import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select } from '../../fields/Select/index.ts';
import { fadedAfter, fadedBefore, useScrollEdges } from '../../foundation/edges/index.ts';
import { useIsNarrow } from '../../foundation/useIsNarrow/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import { media } from '../../theme/media.css.ts';
import * as css from './Board.css.ts';
import { BoardColumnList } from './BoardColumnList.tsx';
import { BoardFoldHead } from './BoardFoldHead.tsx';
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
  const { label, cards, renderCard, renderTitle, fold, sumOf, onMore, onMove, refusalOf, emptyText } = props;
  const columns = props.columns.slice(0, mostColumns);
  const words = useToolWords();
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root, narrow) === true;
  const { cardsOf, trafficOf, move, outcome, refused, moves } = useBoardMoves({ ...props, columns });
  const [shownId, setShownId] = useState(columns[0]?.id);
  const [isFoldOpen, setFoldOpen] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(scroller);
  // A way that goes at the edge hands the focus to the one that leads back.
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { before, after } = edges;
    if (!hadFocus.current || !(before || after)) return;
    hadFocus.current = false;
    root.current?.querySelector<HTMLElement>(`.${css.way}`)?.focus({ preventScroll: true });
  }, [edges]);
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
      // A card that went into a folded column is seen no more.
      const card =
        root.current?.querySelector(`[data-card="${CSS.escape(id)}"]`)?.closest('[role=row]') ??
        root.current?.querySelector('[data-fold]');
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
  const folded = isNarrow || !fold ? [] : columns.filter(({ id }) => fold.columnIds.includes(id));
  const unfolded = isNarrow && shown ? [shown] : columns.filter((column) => !folded.includes(column));
  const shownCount = unfolded.length + (isFoldOpen ? folded.length : 0) + Math.sign(folded.length);
  // What was opened comes into sight.
  useLayoutEffect(() => {
    if (isFoldOpen && scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [isFoldOpen]);
  const countOf = (column: BoardColumn) => countIn(column, cardsOf.get(column.id) ?? [], trafficOf(column.id));
  const columnList = (column: BoardColumn) => (
    <BoardColumnList
      key={column.id}
      column={column}
      cards={cardsOf.get(column.id) ?? []}
      type={type}
      dragged={dragged}
      find={find}
      renderCard={renderCard}
      renderTitle={renderTitle}
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
  );
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
      <div className={css.stage}>
        <div
          ref={scroller}
          className={[
            css.columns,
            shownCount <= fewColumns ? css.few : '',
            edges.before ? fadedBefore : '',
            edges.after ? fadedAfter : '',
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {unfolded.map(columnList)}
          {fold && folded.length > 0 && (
            <BoardFoldHead
              title={fold.title}
              columns={folded}
              countOf={countOf}
              isOpen={isFoldOpen}
              onToggle={() => setFoldOpen(!isFoldOpen)}
            />
          )}
          {isFoldOpen && folded.map(columnList)}
        </div>
        {edges.before && <Way label={words.boardEarlier} box={scroller} hadFocus={hadFocus} by={-1} />}
        {edges.after && <Way label={words.boardLater} box={scroller} hadFocus={hadFocus} by={1} />}
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

interface WayProps {
  label: string;
  box: RefObject<HTMLDivElement | null>;
  /** Is told whether it had the focus when it went. */
  hadFocus: RefObject<boolean>;
  by: 1 | -1;
}

/** Scrolls on by as many whole columns as are seen. The keyboard goes from column to column and needs none. */
function Way({ label, box, hadFocus, by }: WayProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(
    () => () => {
      hadFocus.current = button.current !== null && button.current === document.activeElement;
    },
    [hadFocus],
  );
  const go = () => {
    const [first, second] = box.current?.children ?? [];
    if (!box.current || !first || !second) return;
    const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    box.current.scrollBy({
      left: by * step * Math.max(1, Math.floor(box.current.clientWidth / step)),
      behavior: matchMedia(media.motion).matches ? 'smooth' : 'instant',
    });
  };
  return (
    <Button
      ref={button}
      aria-label={label}
      excludeFromTabOrder
      className={`${css.way} ${by === 1 ? css.wayAfter : css.wayBefore}`}
      onPress={go}
    >
      <Icon of={by === 1 ? ChevronRight : ChevronLeft} />
    </Button>
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
