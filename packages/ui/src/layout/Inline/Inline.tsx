import type { ReactNode } from 'react';
import * as css from './Inline.css.ts';

type InlineProps = {
  /** What stands in the line: controls, chips, an icon and its words. */
  children: ReactNode;
  /** The space between children, a step of the space scale; `xsmall` unless told. */
  gap?: keyof typeof css.gap;
  /** How children of different heights stand to each other; `center` unless told, `baseline` for texts of two sizes. */
  align?: keyof typeof css.align;
  /** Where the children stand while there is room to spare; `start` unless told. */
  justify?: keyof typeof css.justify;
  /** Whether children may flow onto more lines; true unless told. */
  isWrapping?: boolean;
  /** The element to draw; `ul` expects `li` children, `span` stands within a sentence. */
  as?: 'div' | 'span' | 'ul' | 'li' | 'nav';
};

/** Children beside each other with equal space. */
export function Inline(props: InlineProps) {
  const {
    children,
    gap = 'xsmall',
    align = 'center',
    justify = 'start',
    isWrapping = true,
    as: Element = 'div',
  } = props;
  const classes = [css.inline, css.gap[gap], css.align[align], css.justify[justify], isWrapping ? css.wrap : ''];
  return <Element className={classes.join(' ')}>{children}</Element>;
}
