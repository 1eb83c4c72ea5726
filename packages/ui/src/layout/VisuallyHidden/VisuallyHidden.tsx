import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

type VisuallyHiddenProps = {
  /** Words that are heard and not seen; never a control, whose focus could not be seen. */
  children: ReactNode;
  /** The element to draw: `h2` titles a part, `caption` a table; a `span` unless told. */
  as?: 'span' | 'div' | 'h2' | 'caption';
  /** For `aria-labelledby` or `aria-describedby` of another element. */
  id?: string;
};

/** Text for people who listen to the page. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={hidden}>
      {children}
    </Element>
  );
}
