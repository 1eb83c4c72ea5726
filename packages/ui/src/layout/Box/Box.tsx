import type { ReactNode } from 'react';
import * as css from './Box.css.ts';

type BoxProps = {
  children: ReactNode;
  padding?: keyof typeof css.padding;
  /** How wide it may get: a card of a dialog, a form, running text, or the page. */
  width?: keyof typeof css.width;
  isCentered?: boolean;
  as?: 'div' | 'section' | 'main' | 'aside';
};

/** Inner space and a greatest width. */
export function Box({ children, padding = 'none', width = 'full', isCentered = false, as: Element = 'div' }: BoxProps) {
  const classes = [css.box, css.padding[padding], css.width[width], isCentered ? css.centered : ''];
  return <Element className={classes.join(' ')}>{children}</Element>;
}
