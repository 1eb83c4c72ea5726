import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Heading } from '../../text/Heading/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as css from './Board.css.ts';
import type { BoardColumn } from './board.types.ts';

interface BoardFoldHeadProps {
  title: string;
  columns: readonly BoardColumn[];
  countOf: (column: BoardColumn) => number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens the columns that are folded, and tells how many cards each has while they are not seen. */
export function BoardFoldHead({ title, columns, countOf, isOpen, onToggle }: BoardFoldHeadProps) {
  const headId = useId();
  return (
    <section aria-labelledby={headId} className={css.fold}>
      <Heading level={2} size="md" id={headId}>
        <Button data-fold="" aria-expanded={isOpen} className={css.foldButton} onPress={onToggle}>
          <Icon of={isOpen ? ChevronLeft : ChevronRight} />
          {title}
        </Button>
      </Heading>
      {!isOpen && (
        <ul className={css.folded}>
          {columns.map((column) => (
            <li key={column.id} className={css.foldedLine}>
              <span>{column.title}</span>
              <span className={css.count}>{countOf(column)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
