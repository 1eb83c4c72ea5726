import type { ReactNode } from 'react';
import * as css from './Columns.css.ts';

type ColumnsProps = {
  children: ReactNode;
  /** The most equal columns to show, or `mainAside` for a wide and a narrow one from md. */
  count?: keyof typeof css.count | 'mainAside';
  gap?: keyof typeof css.gap;
};

/** Equal columns that become fewer where space is short. */
export function Columns({ children, count = 2, gap = 'medium' }: ColumnsProps) {
  const shape = count === 'mainAside' ? css.mainAside : css.count[count];
  return <div className={`${css.columns} ${css.gap[gap]} ${shape}`}>{children}</div>;
}
