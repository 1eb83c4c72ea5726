import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../../text/Icon/index.ts';
import * as css from './Disclosure.css.ts';

type DisclosureProps = {
  /** What one finds when it opens; it stands in a heading and is pressed. */
  title: ReactNode;
  /** The details; drawn while they are closed too. */
  children: ReactNode;
  /** Level of the heading in the outline of the page; 3 unless told. At 2 it is a part of the page, and looks as the heads of those do. */
  level?: 2 | 3 | 4;
  /** Whether it is open, where the caller keeps that; leave it out and it keeps it itself. */
  isExpanded?: boolean;
  /** Whether it is open at first, where it keeps that itself. */
  isDefaultExpanded?: boolean;
  /** Called when somebody opens or closes it. */
  onExpandedChange?: (isExpanded: boolean) => void;
};

/** Details that one may open. */
export function Disclosure({ title, children, level = 3, isDefaultExpanded, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} defaultExpanded={isDefaultExpanded}>
      <Heading level={level} className={`${css.heading} ${level === 2 ? css.section : ''}`}>
        <Button slot="trigger" className={css.trigger}>
          <span className={css.arrow}>
            <Icon of={ChevronRight} />
          </span>
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className={css.panel}>
        <div className={css.inner}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
