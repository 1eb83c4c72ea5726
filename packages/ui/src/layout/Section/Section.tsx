import { type ReactNode, useId } from 'react';
import * as css from './Section.css.ts';
import { SectionHead, type SectionHeadProps } from './SectionHead.tsx';

type SectionProps = Omit<SectionHeadProps, 'id'> & {
  /** What stands below the title. */
  children: ReactNode;
};

/** A part of a page that stands on no surface of its own, with the head that cards have. */
export function Section({ children, ...head }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead {...head} id={id} />
      {children}
    </section>
  );
}
