import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { themeClass } from '../../theme/index.ts';
import * as css from './PrintSheet.css.ts';

type PrintSheetProps = {
  /** What stands on paper. */
  children: ReactNode;
};

/** What is printed instead of the page: light whatever the theme, and out of sight on a screen. Nothing else of the page is printed while it is there. */
export function PrintSheet({ children }: PrintSheetProps) {
  return createPortal(
    <div data-print-sheet="" className={`${themeClass({ theme: 'light' })} ${css.sheet}`}>
      {children}
    </div>,
    document.body,
  );
}
