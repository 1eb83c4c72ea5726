import type { ReactNode } from 'react';
import { key } from './Kbd.css.ts';

type KbdProps = {
  /** What is printed on the key: “K”, “Enter”, or a drawn arrow with a name. */
  children: ReactNode;
};

/** A key of the keyboard. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={key}>{children}</kbd>;
}
