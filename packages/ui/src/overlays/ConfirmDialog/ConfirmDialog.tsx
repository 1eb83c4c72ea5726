import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useToolWords } from '../../foundation/words/index.ts';
import { Text } from '../../text/Text/index.ts';
import { Dialog } from '../Dialog/index.ts';

type ConfirmDialogProps = {
  /** Whether it lies over the page; the caller holds this. */
  isOpen: boolean;
  /** The question with the name of the thing: “Delete Ada Byron?”. */
  title: string;
  /** What will happen, and whether it can be undone. */
  children?: ReactNode;
  /** The verb of the title again: "Delete customer". */
  confirmLabel: string;
  /** What not doing it is called; “Cancel” unless told. */
  cancelLabel?: string;
  /** `critical` where something is lost: red, and the focus starts on Cancel; `accent` unless told. */
  tone?: 'accent' | 'critical';
  /** While it is being done: the dialog stays, Cancel and Escape do nothing. */
  isPending?: boolean;
  /** Does it; the caller closes the dialog when it is done. */
  onConfirm: () => void;
  /** Called by Cancel, Escape and a press outside. */
  onCancel: () => void;
};

/** Asks once more before something that is hard to undo. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  tone = 'accent',
  isPending,
  onConfirm,
  onCancel,
  ...props
}: ConfirmDialogProps) {
  const words = useToolWords();
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={(open) => open || isPending || onCancel()}
      isDismissable={!isPending}
      title={title}
      actions={
        <>
          <Button onPress={onCancel} isDisabled={isPending} autoFocus={tone === 'critical'}>
            {props.cancelLabel ?? words.cancel}
          </Button>
          <Button tone={tone} onPress={onConfirm} isPending={isPending}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {typeof children === 'string' ? <Text>{children}</Text> : children}
    </Dialog>
  );
}
