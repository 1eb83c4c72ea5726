import type { ReactNode } from 'react';
import * as css from './Heading.css.ts';

type HeadingProps = {
  /** The title: a few words, without a full stop. */
  children: ReactNode;
  /** Its place in the outline of the page: one 1 on each page, and no step left out. */
  level: 1 | 2 | 3 | 4;
  /** Its looks, where they differ from its place; follows `level` unless told (`xxl`, `xl`, `lg`, `md`). */
  size?: keyof typeof css.size;
  /** For `aria-labelledby` of the section that it names, or as the target of a link. */
  id?: string;
  /** Where the lines stand; `start` unless told, `center` on pages with one thing in the middle. */
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
