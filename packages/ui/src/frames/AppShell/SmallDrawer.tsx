import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import * as styles from './AppShell.css.ts';

type SmallDrawerProps = {
  id: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  logo: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** The drawer on small screens: over the page, holds the focus, closes outside and by Escape. */
export function SmallDrawer({ id, isOpen, onOpenChange, logo, footer, children }: SmallDrawerProps) {
  const words = useToolWords();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.scrim}>
      <Modal className={styles.panel}>
        <Dialog id={id} aria-label={words.mainMenu} className={styles.panelInside}>
          <div className={styles.panelTop}>
            {logo}
            <IconButton icon={X} label={words.closeMenu} placement="bottom" onPress={() => onOpenChange(false)} />
          </div>
          <div className={styles.drawerScroll}>{children}</div>
          {footer && <div className={styles.drawerFooter}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
