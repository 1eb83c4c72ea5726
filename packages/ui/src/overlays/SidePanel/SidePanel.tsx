import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import * as frame from '../Dialog/Dialog.css.ts';
import * as css from './SidePanel.css.ts';

type SidePanelProps = {
  /** Whether it lies over the page; the caller holds this, best in the address. */
  isOpen: boolean;
  /** Called by Escape, a press outside and the close button. */
  onClose: () => void;
  /** The name of the record; names the panel. */
  title: string;
  /** One line or a row of chips below the title. */
  context?: ReactNode;
  /** Small buttons beside the close button. */
  headerActions?: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** The record, or the form to change a part of it; scrolls between header and foot. */
  children: ReactNode;
  /** Its greatest width: `medium` 32 rem unless told, `large` 52, `full` 72; on a phone it fills the screen. */
  size?: keyof typeof css.size;
};

/** Reads one record over the list that it came from. */
export function SidePanel({
  isOpen,
  onClose,
  title,
  context,
  headerActions,
  actions,
  children,
  size = 'medium',
}: SidePanelProps) {
  const words = useToolWords();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable
      className={css.overlay}
      data-overlay=""
    >
      <Modal className={`${css.panel} ${css.size[size]}`}>
        <Dialog className={frame.dialog}>
          <header className={`${frame.header} ${css.header}`}>
            <div className={frame.titles}>
              <Heading slot="title" level={2} className={frame.title}>
                {title}
              </Heading>
              {context}
            </div>
            <Inline gap="xxsmall" isWrapping={false}>
              {headerActions}
              <IconButton label={words.closePanel} icon={X} size="small" onPress={onClose} placement="bottom" />
            </Inline>
          </header>
          <div className={`${frame.body} ${css.body}`}>{children}</div>
          {actions && <footer className={frame.actions}>{actions}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
