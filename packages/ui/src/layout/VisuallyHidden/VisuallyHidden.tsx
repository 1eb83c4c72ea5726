import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

type VisuallyHiddenProps = { children: ReactNode; as?: 'span' | 'div' | 'h2' | 'caption'; id?: string };

/** Text for people who listen to the page. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={hidden}>
      {children}
    </Element>
  );
}
