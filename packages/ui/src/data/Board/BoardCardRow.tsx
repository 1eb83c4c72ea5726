import { CircleAlert, Ellipsis, GripVertical } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as menu from '../../actions/ListOption/ListOption.css.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Spinner } from '../../status/Spinner/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as css from './Board.css.ts';
import type { BoardCard, BoardColumn } from './board.types.ts';

interface BoardCardRowProps<Card extends BoardCard> {
  card: Card;
  targets: readonly BoardColumn[];
  refusalOf: ((card: Card, columnId: string) => string | undefined) | undefined;
  /** Why it was sent back. */
  reason: string | undefined;
  isPending: boolean;
  hasHandle: boolean;
  onMove: (columnId: string) => void;
  /** Beside the handle and the menu; the children then stand below. */
  title: ReactNode;
  children: ReactNode;
}

/** A card with its handle and its menu of columns. */
export function BoardCardRow<Card extends BoardCard>(props: BoardCardRowProps<Card>) {
  const { card, reason, isPending, hasHandle, targets, title, children } = props;
  const words = useToolWords();
  return (
    <GridListItem id={card.id} textValue={card.name} className={css.card}>
      <div data-card={card.id} className={css.body}>
        <div className={css.cardTop}>
          <div className={css.content}>{title ?? children}</div>
          {hasHandle && (
            <Button slot="drag" aria-label={words.boardDrag(card.name)} className={`${css.handle} ${css.grip}`}>
              <Icon of={GripVertical} />
            </Button>
          )}
          {isPending ? <Spinner label={words.loading} /> : targets.length > 0 && <MoveMenu {...props} />}
        </div>
        {title !== undefined && <div className={css.rest}>{children}</div>}
      </div>
      {reason !== undefined && (
        <p className={css.reason}>
          <Icon of={CircleAlert} />
          <span>{reason}</span>
        </p>
      )}
    </GridListItem>
  );
}

/** Where a card can go. Until it is opened it is one button: a board has hundreds of them. */
function MoveMenu<Card extends BoardCard>({ card, targets, refusalOf, onMove }: BoardCardRowProps<Card>) {
  const words = useToolWords();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label = words.boardMove(card.name);
  return (
    <>
      <Button
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={css.handle}
        onPress={() => setOpen(true)}
      >
        <Icon of={Ellipsis} />
      </Button>
      {isOpen && (
        <Popover
          triggerRef={button}
          isOpen
          onOpenChange={setOpen}
          placement="bottom end"
          offset={4}
          aria-label={label}
          className={menu.popover}
        >
          <p className={menu.heading} aria-hidden="true">
            {words.boardMoveTo}
          </p>
          <Menu
            aria-label={label}
            autoFocus="first"
            className={menu.list}
            onClose={() => setOpen(false)}
            onAction={(id) => onMove(String(id))}
          >
            {targets
              .filter(({ id }) => id !== card.columnId)
              .map(({ id, title }) => {
                const why = refusalOf?.(card, id);
                return (
                  <MenuItem key={id} id={id} textValue={title} isDisabled={why !== undefined} className={menu.option}>
                    <span className={menu.words}>
                      <span>{title}</span>
                      {why && <span className={menu.description}>{why}</span>}
                    </span>
                  </MenuItem>
                );
              })}
          </Menu>
        </Popover>
      )}
    </>
  );
}
