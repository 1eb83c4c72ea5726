import { Heading } from '@corredor/ui/Heading';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import * as css from './LandingPoint.css.ts';

interface LandingPointProps {
  title: string;
  text: string;
  /** Links below the text. */
  children?: ReactNode;
}

/** One thing worth knowing: a title, a sentence or two. */
export function LandingPoint({ title, text, children }: LandingPointProps) {
  return (
    <div className={css.point}>
      <Heading level={3}>{title}</Heading>
      <Text>{text}</Text>
      {children}
    </div>
  );
}
