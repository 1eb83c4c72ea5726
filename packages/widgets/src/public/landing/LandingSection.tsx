import { Heading } from '@corredor/ui/Heading';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import * as css from './LandingSection.css.ts';

interface LandingSectionProps {
  /** Its place in the page's address. */
  id: string;
  title: string;
  text?: string;
  /** What stands beside all of it where there is room, and below it where there is none. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A part of the front page, with its title. */
export function LandingSection({ id, title, text, beside, children }: LandingSectionProps) {
  const words = (
    <>
      <div className={css.head}>
        <Heading level={2} size="xxl" id={`${id}-title`}>
          {title}
        </Heading>
        {text && <Text size="lg">{text}</Text>}
      </div>
      {children}
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      {beside ? (
        <div className={css.sides}>
          <div className={css.side}>{words}</div>
          {beside}
        </div>
      ) : (
        words
      )}
    </section>
  );
}
