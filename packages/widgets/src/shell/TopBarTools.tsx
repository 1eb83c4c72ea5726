import { Avatar } from '@corredor/ui/Avatar';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Brand } from '../brand/index.ts';
import * as styles from './ProfileMenu.css.ts';
import type { ProfileMenuProps } from './ProfileMenu.tsx';

// Popovers and dialogs come after the first picture; until then the same shapes hold their places.
const ProfileMenu = lazy(async () => ({ default: (await import('./ProfileMenu.tsx')).ProfileMenu }));
const SupportDialog = lazy(async () => ({ default: (await import('./SupportDialog.tsx')).SupportDialog }));

interface TopBarToolsProps extends ProfileMenuProps {
  support: Brand['support'];
  /** The bell. */
  notices?: ReactNode;
}

/** The tools at the end of the top bar: support, the bell and the user's own menu. */
export function TopBarTools({ support, notices, ...props }: TopBarToolsProps) {
  const name = props.user.name || props.user.email;
  const placeholder = (
    <span className={styles.chip} aria-hidden="true">
      <Avatar name={name} src={props.user.image} size="small" />
      <span className={styles.name}>{name}</span>
    </span>
  );
  return (
    <Suspense fallback={placeholder}>
      <SupportDialog support={support} />
      {notices}
      <ProfileMenu {...props} />
    </Suspense>
  );
}
