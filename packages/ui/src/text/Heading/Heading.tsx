import type { ReactNode } from 'react';
import * as css from './Heading.css.ts';

type HeadingProps = {
  children: ReactNode;
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Its looks, where they differ from its place. */
  size?: keyof typeof css.size;
  id?: string;
  /** Where the lines of a long title stand. */
  align?: keyof typeof css.align;
};

const sizes = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md' } as const;

/** A title in the outline of the page. */
export function Heading({ children, level, size = sizes[level], id, align = 'start' }: HeadingProps) {
  const Element = `h${level}` as const;
  const isLarge = size === 'xl' || size === 'xxl' || size === 'display';
  return (
    <Element id={id} className={`${css.heading} ${css.size[size]} ${css.align[align]} ${isLarge ? css.tight : ''}`}>
      {children}
    </Element>
  );
}
