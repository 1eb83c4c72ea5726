import { type RefObject, useDeferredValue, useId, useMemo, useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  type DragAndDropHooks,
  DropIndicator,
  isTextDropItem,
  useDragAndDrop,
} from 'react-aria-components/useDragAndDrop';
import { Button } from '../../actions/Button/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Heading } from '../../text/Heading/index.ts';
import * as css from './Board.css.ts';
import { BoardCardRow } from './BoardCardRow.tsx';
import type { BoardCard, BoardColumn, BoardMove, BoardProps, BoardTraffic } from './board.types.ts';

/** So many cards of a column are drawn, and so many more each time they are asked for. */
const pageSize = 50;
/** So many fill the tallest window: they are drawn first, the others a moment later. */
const firstSize = 6;

type BoardColumnListProps<Card extends BoardCard> = Pick<
  BoardProps<Card>,
  'renderCard' | 'renderTitle' | 'sumOf' | 'onMore' | 'emptyText' | 'refusalOf'
> & {
  column: BoardColumn;
  cards: readonly Card[];
  /** How many it has in all, given or not. */
  count: number;
  traffic: BoardTraffic<Card>;
  /** What is dragged on this board is dropped on no other. */
  type: string;
  dragged: RefObject<Card | undefined>;
  find: (id: string) => Card | undefined;
  refused: ReadonlyMap<string, string>;
  isPending: (id: string) => boolean;
  canDrag: boolean;
  /** The columns that a card can be sent to; none where nothing moves. */
  targets: readonly BoardColumn[];
  onMove: (move: BoardMove<Card>) => void;
};

/** One column: its head with count and sum, and its cards, of which long columns show the first. */
export function BoardColumnList<Card extends BoardCard>(props: BoardColumnListProps<Card>) {
  const { column, cards, count, type, dragged, find, targets, refusalOf, onMore, onMove } = props;
  const words = useToolWords();
  const { locale } = useLocale();
  const headId = useId();
  const [limit, setLimit] = useState(pageSize);
  const shown = cards.slice(0, useDeferredValue(limit, firstSize));
  const rest = (onMore ? count : cards.length) - Math.min(cards.length, limit);
  const [isAsking, setAsking] = useState(false);
  const showMore = async () => {
    if (onMore && cards.length < Math.min(count, limit + pageSize)) {
      setAsking(true);
      await onMore(column.id).finally(() => setAsking(false));
    }
    setLimit(limit + pageSize);
  };
  const canDrag = targets.length > 0 && props.canDrag;
  const isWelcome = () => {
    const card = dragged.current;
    return card !== undefined && card.columnId !== column.id && refusalOf?.(card, column.id) === undefined;
  };
  const drop = async (items: readonly unknown[], beforeId?: string) => {
    const item = items.find((one) => isTextDropItem(one as never)) as { getText: (type: string) => Promise<string> };
    const card = find(await item.getText(type));
    if (card) onMove({ card, columnId: column.id, beforeId });
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [type]: String(key), 'text/plain': find(String(key))?.name ?? '' })),
    acceptedDragTypes: [type],
    getDropOperation: () => (isWelcome() ? 'move' : 'cancel'),
    onDragStart: ({ keys }) => {
      dragged.current = find(String([...keys][0]));
    },
    onDragEnd: () => {
      dragged.current = undefined;
    },
    onRootDrop: ({ items }) => void drop(items),
    onInsert: ({ items, target }) => {
      const ids = shown.map(({ id }) => id);
      const place = ids.indexOf(String(target.key)) + (target.dropPosition === 'before' ? 0 : 1);
      void drop(items, ids[place]);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.indicator} />,
    renderDragPreview: (items) => <div className={css.preview}>{items[0]?.['text/plain']}</div>,
  });
  const hooks = useMemo(() => namedAfter(column.title, dragAndDropHooks), [column.title, dragAndDropHooks]);
  const sum = props.sumOf?.(cards, props.traffic);
  return (
    <section aria-labelledby={headId} className={css.column}>
      <header className={css.head}>
        <div className={css.title}>
          <Heading level={2} size="md" id={headId}>
            {column.title}
          </Heading>
          <span className={css.count}>{count.toLocaleString(locale)}</span>
        </div>
        {sum && <p className={css.sum}>{sum}</p>}
      </header>
      <div className={css.scroller}>
        <GridList
          // A list cannot begin or cease to be dragged from.
          key={canDrag ? 'moved' : 'still'}
          aria-labelledby={headId}
          items={shown}
          dependencies={[props.renderCard, props.renderTitle, props.refused, targets, props.isPending, props.canDrag]}
          dragAndDropHooks={canDrag ? hooks : undefined}
          renderEmptyState={() => <p className={css.empty}>{props.emptyText ?? words.boardEmpty}</p>}
          className={css.list}
        >
          {(card) => (
            <BoardCardRow
              card={card}
              targets={targets}
              refusalOf={refusalOf}
              reason={props.refused.get(card.id)}
              isPending={props.isPending(card.id)}
              hasHandle={canDrag}
              title={props.renderTitle?.(card)}
              onMove={(columnId) => onMove({ card, columnId })}
            >
              {props.renderCard(card)}
            </BoardCardRow>
          )}
        </GridList>
        {rest > 0 && (
          <div className={css.more}>
            <Button tone="quiet" size="small" isPending={isAsking} onPress={() => void showMore()}>
              {words.boardMore(Math.min(rest, pageSize), count)}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Each place to drop says in which column it is: cards beside it are not enough for who only hears them. */
function namedAfter<T>(title: string, hooks: DragAndDropHooks<T>): DragAndDropHooks<T> {
  const { useDropIndicator } = hooks;
  if (!useDropIndicator) return hooks;
  return {
    ...hooks,
    useDropIndicator: (props, state, ref) => {
      const { dropIndicatorProps, ...indicator } = useDropIndicator(props, state, ref);
      const { 'aria-label': label = '', 'aria-labelledby': _grid, ...others } = dropIndicatorProps;
      const name = props.target.type === 'root' ? `${label} ${title}` : `${title}: ${label}`;
      return { ...indicator, dropIndicatorProps: { ...others, 'aria-label': name } };
    },
  };
}
