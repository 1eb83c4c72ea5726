import type { ButtonHTMLAttributes } from 'react';
import { Glyph } from './Glyph.tsx';
import { looks } from './looks.ts';
import { removable } from './Removable.css.ts';

type RemovableProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Its name for a partner's `::part()`. */
  part?: string;
};

/** Something chosen, which a press takes away. */
export function Removable({ children, className = '', ...props }: RemovableProps) {
  return (
    <button type="button" {...props} className={`${looks.chip} ${removable} ${className}`}>
      {children}
      <Glyph name="cross" />
    </button>
  );
}
