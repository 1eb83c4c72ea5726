import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { toolbar } from './Toolbar.css.ts';

type ToolbarProps = {
  /** What the controls work on; read aloud, not drawn. */
  label: string;
  /** Buttons and other small controls, in the order in which the arrows walk. */
  children: ReactNode;
};

/** Controls that the arrow keys move through as one. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <AriaToolbar aria-label={label} className={toolbar}>
      {children}
    </AriaToolbar>
  );
}
