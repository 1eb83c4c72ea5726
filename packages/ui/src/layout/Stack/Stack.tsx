import type { ReactNode } from 'react';
import * as css from './Stack.css.ts';

/** A step of the space scale, or none. */
export type Gap = keyof typeof css.gap;

type StackProps = {
  /** What stands below each other; the children need no margins of their own. */
  children: ReactNode;
  /** The space between children, a step of the space scale; `medium` unless told. */
  gap?: Gap;
  /** How wide the children are: `stretch` fills the line unless told, the others keep their own width at that side. */
  align?: keyof typeof css.align;
  /** The element to draw, a `div` unless told; `ul` and `ol` expect `li` children. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav';
};

/** Children below each other with equal space. */
export function Stack({ children, gap = 'medium', align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={`${css.stack} ${css.gap[gap]} ${css.align[align]}`}>{children}</Element>;
}
