import type { ButtonHTMLAttributes } from 'react';
import * as css from './Button.css.ts';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Its name for a partner's `::part()`. */
  part?: string;
  /** How much it stands out: `accent` for the main action of its part. */
  tone?: keyof typeof css.tone;
};

/** Starts an action; partners reach it by its part. */
export function Button({ tone = 'plain', className = '', ...props }: ButtonProps) {
  return <button type="button" {...props} className={`${css.button} ${css.tone[tone]} ${className}`} />;
}

/** Classes of a link that looks like a button. */
export const buttonLook = (tone: keyof typeof css.tone = 'plain') => `${css.button} ${css.tone[tone]}`;
