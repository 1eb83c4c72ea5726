import type { ReactNode } from 'react';
import * as css from './Columns.css.ts';

type ColumnsProps = {
  /** One child for each cell, in reading order. */
  children: ReactNode;
  /** The most equal columns to show (2 unless told), `figures` for four short things, or `mainAside` for a wide and a narrow one from md. */
  count?: keyof typeof css.count | 'mainAside';
  /** Space between rows and columns, a step of the space scale; `medium` unless told. */
  gap?: keyof typeof css.gap;
};

/** Equal columns that become fewer where space is short. */
export function Columns({ children, count = 2, gap = 'medium' }: ColumnsProps) {
  const shape = count === 'mainAside' ? css.mainAside : css.count[count];
  return <div className={`${css.columns} ${css.gap[gap]} ${shape}`}>{children}</div>;
}
