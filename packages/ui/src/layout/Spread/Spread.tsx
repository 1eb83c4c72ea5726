import type { ReactNode } from 'react';
import { Inline } from '../Inline/index.ts';

type SpreadProps = {
  /** Usually two: what stays at the start, what goes to the end. */
  children: ReactNode;
  gap?: 'xsmall' | 'small' | 'medium' | 'large';
  align?: 'start' | 'center' | 'baseline' | 'end';
  isWrapping?: boolean;
};

/** Pushes its children to both ends of a line. */
export function Spread({ gap = 'medium', ...props }: SpreadProps) {
  return <Inline {...props} gap={gap} justify="between" />;
}
