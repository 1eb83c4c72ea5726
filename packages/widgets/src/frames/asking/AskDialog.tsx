import { Button } from '@corredor/ui/Button';
import { Dialog, type DialogProps } from '@corredor/ui/Dialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '../leaving/index.ts';
import type { DialogForm } from './useDialogForm.ts';

interface AskDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** The verb of the button that does it. */
  verb: string;
  tone?: 'accent' | 'critical';
  /** What is filled in, as `useDialogForm` answers it; while it is being done the dialog stays. */
  form: Pick<DialogForm<object>, 'isDirty' | 'isBusy' | 'submit' | 'ref'>;
  /** Something is missing that nobody can fill in here. */
  isDisabled?: boolean;
  /** It can no longer be done; what is left is to close. */
  isOver?: boolean;
  /** Why it could not be done, told below the fields. */
  failure?: string;
  onClose: () => void;
  children: ReactNode;
}

const isOfButton = (event: Event) => event instanceof SubmitEvent && event.submitter === document.activeElement;

/** A dialog that asks what one step needs before it is done; it asks again before what was typed is lost. */
export function AskDialog({
  verb,
  tone = 'accent',
  form: { isDirty, isBusy, submit, ref },
  isDisabled = false,
  isOver = false,
  failure,
  onClose,
  children,
  ...dialog
}: AskDialogProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const { close, question } = useLeaving({ isDirty: isDirty && !isBusy && !isOver, onClose });
  return (
    <>
      <Dialog
        {...dialog}
        isOpen
        isDismissable={!isBusy}
        onOpenChange={(isOpen) => isOpen || close()}
        actions={
          <>
            <Button onPress={close} isDisabled={isBusy}>
              {t(isOver ? 'action.close' : 'action.cancel')}
            </Button>
            {!isOver && (
              <Button type="submit" form={id} tone={tone} isPending={isBusy} isDisabled={isDisabled}>
                {verb}
              </Button>
            )}
          </>
        }
      >
        <form
          ref={ref}
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog may stand inside another form as far as React is concerned.
            event.stopPropagation();
            // What cannot be taken back is done by its button, never by Enter in a field.
            if (tone !== 'critical' || isOfButton(event.nativeEvent)) submit();
          }}
        >
          <Stack>
            {children}
            {failure && (
              <div role="alert">
                <Text tone="critical">{failure}</Text>
              </div>
            )}
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}
