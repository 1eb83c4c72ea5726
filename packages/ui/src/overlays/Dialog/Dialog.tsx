import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Text } from '../../text/Text/index.ts';
import * as css from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';

export type DialogProps = {
  title: string;
  /** One line below the title. */
  description?: ReactNode;
  /** Nodes, or a function that gets a way to close. */
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  size?: keyof typeof css.size;
  /** False for gates: no closing by Escape, by a click outside or by a button. */
  isDismissable?: boolean;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** A button that opens it; without one, use `isOpen`. */
  trigger?: ReactElement;
  role?: 'dialog' | 'alertdialog';
};

/** Something to decide or fill in before going on. */
export function Dialog({
  trigger,
  isOpen,
  onOpenChange,
  isDismissable = true,
  size = 'medium',
  ...props
}: DialogProps) {
  const own = trigger ? {} : { isOpen, onOpenChange };
  const modal = (
    <ModalOverlay
      {...own}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      className={css.overlay}
    >
      <Modal className={`${css.modal} ${css.size[size]}`}>
        <Content {...props} isDismissable={isDismissable} />
      </Modal>
    </ModalOverlay>
  );
  if (!trigger) return modal;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {modal}
    </DialogTrigger>
  );
}

type ContentProps = Pick<DialogProps, 'title' | 'description' | 'children' | 'actions' | 'role' | 'isDismissable'>;

function Content({ title, description, children, actions, role, isDismissable }: ContentProps) {
  const words = useToolWords();
  return (
    <AriaDialog role={role} className={css.dialog}>
      {({ close }) => (
        <>
          <header className={css.header}>
            <div className={css.titles}>
              <Heading slot="title" level={2} className={css.title}>
                {title}
              </Heading>
              {description && <Text tone="muted">{description}</Text>}
            </div>
            {isDismissable && role !== 'alertdialog' && (
              <IconButton label={words.close} icon={X} size="small" onPress={close} placement="bottom" />
            )}
          </header>
          {children && <DialogBody>{typeof children === 'function' ? children(close) : children}</DialogBody>}
          {actions && (
            <footer className={css.actions}>{typeof actions === 'function' ? actions(close) : actions}</footer>
          )}
        </>
      )}
    </AriaDialog>
  );
}
