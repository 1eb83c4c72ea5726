import { Heading } from '@corredor/ui/Heading';
import { Icon, type IconType } from '@corredor/ui/Icon';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import * as css from './LandingPoint.css.ts';

interface LandingPointProps {
  icon: IconType;
  title: string;
  text: string;
  /** Links below the text. */
  children?: ReactNode;
}

/** One thing worth knowing: a mark, a title, a sentence or two. */
export function LandingPoint({ icon, title, text, children }: LandingPointProps) {
  return (
    <div className={css.point}>
      <span className={css.mark}>
        <Icon of={icon} size={20} />
      </span>
      <Heading level={3}>{title}</Heading>
      <Text>{text}</Text>
      {children}
    </div>
  );
}
