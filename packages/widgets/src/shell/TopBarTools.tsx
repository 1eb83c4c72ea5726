import { afterFirstPaint } from '@corredor/ui/AppShell';
import { Avatar } from '@corredor/ui/Avatar';
import { Icon } from '@corredor/ui/Icon';
import { Bell, Headset } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Brand } from '../base/brand/index.ts';
import * as styles from './ProfileMenu.css.ts';
import type { ProfileMenuProps } from './ProfileMenu.tsx';

// Popovers and dialogs come after the first picture; until then the same shapes hold their places.
const loadDeferred = () => afterFirstPaint().then(() => import('./deferredParts.ts'));
const ProfileMenu = lazy(async () => ({ default: (await loadDeferred()).ProfileMenu }));
const SupportDialog = lazy(async () => ({ default: (await loadDeferred()).SupportDialog }));

interface TopBarToolsProps extends ProfileMenuProps {
  support: Brand['support'];
  /** The bell. */
  notices?: ReactNode;
}

/** The tools at the end of the top bar: support, the bell and the user's own menu. */
export function TopBarTools({ support, notices, ...props }: TopBarToolsProps) {
  const name = props.user.name || props.user.email;
  const placeholder = (
    <>
      <span className={styles.button} aria-hidden="true">
        <Icon of={Headset} size={20} />
      </span>
      {notices && (
        <span className={styles.button} aria-hidden="true">
          <Icon of={Bell} size={20} />
        </span>
      )}
      <span className={styles.chip} aria-hidden="true">
        <Avatar name={name} src={props.user.image} size="small" />
        <span className={styles.name}>{name}</span>
      </span>
    </>
  );
  return (
    <Suspense fallback={placeholder}>
      <SupportDialog support={support} />
      {notices}
      <ProfileMenu {...props} />
    </Suspense>
  );
}
