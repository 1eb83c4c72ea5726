import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Text } from '../../text/Text/index.ts';
import * as css from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';

/** What every dialog takes. */
export type DialogProps = {
  /** What is decided or filled in; names the dialog. */
  title: string;
  /** One line below the title, read aloud after it: of which record, or what to know before. */
  description?: ReactNode;
  /** Nodes, or a function that gets a way to close. */
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  /** Its greatest width: `small` 26 rem, `medium` 36 unless told, `large` 52, `full` 80. */
  size?: keyof typeof css.size;
  /** False for gates: no closing by Escape, by a click outside or by a button. */
  isDismissable?: boolean;
  /** Whether it lies over the page, where the caller holds that; leave it out with a `trigger`. */
  isOpen?: boolean;
  /** Called with true by the trigger, with false by Escape, a press outside and the close button. */
  onOpenChange?: (isOpen: boolean) => void;
  /** A button that opens it; without one, use `isOpen`. */
  trigger?: ReactElement;
  /** `alertdialog` interrupts with a question, as ConfirmDialog does; it has no close button. */
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
      data-overlay=""
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
  const [descriptionId, bodyId] = [useId(), useId()];
  // What an alert asks is read aloud as it opens: the focus goes past it, to a button.
  const described = [description && descriptionId, role === 'alertdialog' && children && bodyId].filter(Boolean);
  return (
    <AriaDialog role={role} aria-describedby={described.join(' ') || undefined} className={css.dialog}>
      {({ close }) => (
        <>
          <header className={css.header}>
            <div className={css.titles}>
              <Heading slot="title" level={2} className={css.title}>
                {title}
              </Heading>
              {description && (
                <Text id={descriptionId} tone="muted">
                  {description}
                </Text>
              )}
            </div>
            {isDismissable && role !== 'alertdialog' && (
              <IconButton label={words.close} icon={X} size="small" onPress={close} placement="bottom" />
            )}
          </header>
          {children && (
            <DialogBody id={bodyId}>{typeof children === 'function' ? children(close) : children}</DialogBody>
          )}
          {actions && (
            <footer className={css.actions}>{typeof actions === 'function' ? actions(close) : actions}</footer>
          )}
        </>
      )}
    </AriaDialog>
  );
}
