import type { ReactNode } from 'react';
import * as css from './Box.css.ts';

type BoxProps = {
  /** What stands inside; one Stack as a rule. */
  children: ReactNode;
  /** Space on all four sides, a step of the space scale; `none` unless told. */
  padding?: keyof typeof css.padding;
  /** How wide it may get: `narrow` 26 rem, `text` 42, `form` 45, `page` 90; `full`, without a limit, unless told. */
  width?: keyof typeof css.width;
  /** Puts it in the middle of its line; shows only where `width` leaves room at the sides. */
  isCentered?: boolean;
  /** The element to draw, where the box is a landmark or a section; a plain `div` unless told. */
  as?: 'div' | 'section' | 'main' | 'aside';
};

/** Inner space and a greatest width. */
export function Box({ children, padding = 'none', width = 'full', isCentered = false, as: Element = 'div' }: BoxProps) {
  const classes = [css.box, css.padding[padding], css.width[width], isCentered ? css.centered : ''];
  return <Element className={classes.join(' ')}>{children}</Element>;
}
