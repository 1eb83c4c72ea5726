import { ExternalLink } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useToolWords } from '../../foundation/words/index.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/index.ts';
import { Icon } from '../../text/Icon/index.ts';
import * as styles from './SideMenu.css.ts';
import type { MenuEntriesProps, SideMenuItem } from './sideMenu.types.ts';

type MenuLinkProps = Pick<MenuEntriesProps, 'selectedId' | 'onOpenItemChange' | 'onNavigate'> & { item: SideMenuItem };

/** One link of the menu. */
export function MenuLink({ item, selectedId, onOpenItemChange, onNavigate }: MenuLinkProps) {
  const words = useToolWords();
  const opensTab = item.isExternal || item.target === '_blank';
  const follow = () => {
    onOpenItemChange?.(item.id);
    onNavigate?.();
  };
  return (
    <Link
      href={item.href}
      isDisabled={item.isDisabled}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener noreferrer' : undefined}
      aria-current={item.id === selectedId ? 'page' : undefined}
      onPress={follow}
      className={styles.entry()}
    >
      {item.icon && <Icon of={item.icon} size={20} />}
      <span className={styles.words}>
        <span className={styles.title}>{item.title}</span>
        {item.caption && <span className={styles.caption}>{item.caption}</span>}
      </span>
      {item.chip && <span className={styles.chip({ tone: item.chip.tone })}>{item.chip.label}</span>}
      {opensTab && (
        <>
          <Icon of={ExternalLink} />
          <VisuallyHidden>({words.opensNewTab})</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
