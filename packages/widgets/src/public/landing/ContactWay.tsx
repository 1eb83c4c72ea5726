import { Icon, type IconType } from '@corredor/ui/Icon';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import * as css from './LandingContact.css.ts';

/** One way to reach us, in a list of them. */
export function ContactWay({ icon, title, children }: { icon: IconType; title: string; children: ReactNode }) {
  return (
    <li className={css.way}>
      <span className={css.mark}>
        <Icon of={icon} size={20} />
      </span>
      <div className={css.words}>
        <Text size="sm" tone="muted">
          {title}
        </Text>
        <Text as="div" weight="semibold">
          {children}
        </Text>
      </div>
    </li>
  );
}
