import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../text/Icon/index.ts';
import * as css from './CheckMatrix.css.ts';

/** How much of what a checkbox stands for is chosen. */
export type Extent = 'all' | 'some' | 'none';

interface MatrixCheckProps {
  /** Its whole name: "Change, policies". */
  name: string;
  /** Words beside the box, where its place does not say them. */
  children?: ReactNode;
  extent: Extent;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
  /** Where it stands in the grid, for the arrow keys. */
  place?: string;
  tabIndex?: 0 | -1;
}

/** One box of the matrix. */
export function MatrixCheck({ name, children, extent, isDisabled, onChange, place, tabIndex }: MatrixCheckProps) {
  return (
    <label className={css.check}>
      <input
        type="checkbox"
        aria-label={name}
        className={css.input}
        checked={extent === 'all'}
        ref={(input) => {
          if (input) input.indeterminate = extent === 'some';
        }}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        data-place={place}
        tabIndex={tabIndex}
      />
      <span aria-hidden="true" className={css.box}>
        {extent === 'none' ? null : <Icon of={extent === 'all' ? Check : Minus} />}
      </span>
      {children && <span aria-hidden="true">{children}</span>}
    </label>
  );
}
