import type { ReactNode } from 'react';
import { Inline } from '../Inline/index.ts';

type SpreadProps = {
  /** Usually two: what stays at the start, what goes to the end. */
  children: ReactNode;
  /** The least space between the children; `medium` unless told. */
  gap?: 'xsmall' | 'small' | 'medium' | 'large';
  /** How children of different heights stand to each other; `center` unless told. */
  align?: 'start' | 'center' | 'baseline' | 'end';
  /** Whether the end may go below the start where room is short; true unless told. */
  isWrapping?: boolean;
};

/** Pushes its children to both ends of a line. */
export function Spread({ gap = 'medium', ...props }: SpreadProps) {
  return <Inline {...props} gap={gap} justify="between" />;
}
