import { PanelLeft } from 'lucide-react';
import { lazy, type MouseEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useMediaQuery } from '../../foundation/useMediaQuery/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { media } from '../../theme/index.ts';
import * as styles from './AppShell.css.ts';
import { afterFirstPaint } from './afterFirstPaint.ts';

// The drawer of small screens is a dialog, whose code wide screens never need.
const SmallDrawer = lazy(async () => {
  await afterFirstPaint();
  return { default: (await import('./SmallDrawer.tsx')).SmallDrawer };
});

type AppShellProps = {
  /** The logo, linking home; hidden on small screens. */
  logo: ReactNode;
  /** The side menu; call `close` when a link was followed, which closes the drawer on small screens. */
  menu: (close: () => void) => ReactNode;
  /** At the foot of the drawer. */
  menuFooter?: ReactNode;
  /** In the middle of the top bar, for example a search. */
  topStart?: ReactNode;
  /** At the end of the top bar: help, notices, profile. */
  topEnd?: ReactNode;
  /** Notices above every page. */
  banner?: ReactNode;
  /** The page, which changes while the frame stays. */
  children: ReactNode;
};

/** The frame of the private area: top bar, drawer, main area. */
export function AppShell({ logo, menu, menuFooter, topStart, topEnd, banner, children }: AppShellProps) {
  const words = useToolWords();
  const drawerId = useId();
  const main = useRef<HTMLElement>(null);
  const isWide = useMediaQuery(media.md);
  const [isKept, setKept] = useState(true);
  const [isShown, setShown] = useState(false);
  const isOpen = isWide ? isKept : isShown;
  const close = () => setShown(false);

  // A plain fragment would tell the router of a new address.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <div className={styles.shell({ hasDrawer: isWide && isKept })}>
      <a href={`#${drawerId}-main`} className={styles.skipLink} onClick={skip}>
        {words.skipToContent}
      </a>
      <header className={styles.topBar}>
        <div className={styles.topHome}>
          <div className={styles.logo}>{logo}</div>
          <IconButton
            icon={PanelLeft}
            label={isOpen ? words.closeMenu : words.openMenu}
            placement="bottom"
            aria-controls={isOpen ? drawerId : undefined}
            onPress={() => (isWide ? setKept(!isKept) : setShown(true))}
          />
        </div>
        <div className={styles.topStart}>{topStart}</div>
        <div className={styles.topEnd}>{topEnd}</div>
      </header>
      {isWide && isKept && (
        <div id={drawerId} className={styles.drawer}>
          <div className={styles.drawerScroll}>{menu(close)}</div>
          {menuFooter && <div className={styles.drawerFooter}>{menuFooter}</div>}
        </div>
      )}
      {!isWide && (
        <Suspense fallback={null}>
          <SmallDrawer id={drawerId} isOpen={isShown} onOpenChange={setShown} logo={logo} footer={menuFooter}>
            {menu(close)}
          </SmallDrawer>
        </Suspense>
      )}
      <main ref={main} id={`${drawerId}-main`} tabIndex={-1} className={styles.main}>
        <div className={styles.content}>
          {banner && <div className={styles.banner}>{banner}</div>}
          {children}
        </div>
      </main>
    </div>
  );
}
