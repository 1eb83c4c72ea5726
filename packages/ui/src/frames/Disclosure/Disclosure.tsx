import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Icon } from '../../text/Icon/index.ts';
import * as css from './Disclosure.css.ts';

type DisclosureProps = {
  title: ReactNode;
  children: ReactNode;
  level?: 2 | 3 | 4;
  isExpanded?: boolean;
  isDefaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
};

/** Details that one may open. */
export function Disclosure({ title, children, level = 3, isDefaultExpanded, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} defaultExpanded={isDefaultExpanded}>
      <Heading level={level} className={css.heading}>
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
