import type { ReactNode } from 'react';
import { key } from './Kbd.css.ts';

type KbdProps = { children: ReactNode };

/** A key of the keyboard. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={key}>{children}</kbd>;
}
