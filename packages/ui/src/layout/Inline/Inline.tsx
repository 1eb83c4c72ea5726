import type { ReactNode } from 'react';
import * as css from './Inline.css.ts';

type InlineProps = {
  children: ReactNode;
  /** The space between children. */
  gap?: keyof typeof css.gap;
  align?: keyof typeof css.align;
  justify?: keyof typeof css.justify;
  /** Whether children may flow onto more lines; true unless told. */
  isWrapping?: boolean;
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
