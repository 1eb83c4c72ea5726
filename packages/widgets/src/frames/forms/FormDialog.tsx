import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Stack } from '@corredor/ui/Stack';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '../leaving/index.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormProblems } from './FormProblems.tsx';
import type { FormParts } from './useRecordForm.ts';

interface FormDialogProps {
  title: string;
  description?: string;
  /** What is being filled in, as `useRecordForm` answers it. */
  editing: FormParts;
  submitLabel: string;
  size?: 'small' | 'medium' | 'large';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that makes or changes one small record; it asks before unsaved input is lost. */
export function FormDialog({ editing, onClose, ...props }: FormDialogProps) {
  const { saving, isDirty, conflict } = editing;
  const { t } = useTranslation('frames');
  const id = useId();
  const { close, question } = useLeaving({
    isDirty: isDirty && !saving.isSaving,
    draft: saving.draft?.leaving,
    onClose,
  });
  return (
    <>
      <Dialog
        isOpen
        title={props.title}
        description={props.description}
        size={props.size}
        onOpenChange={(isOpen) => isOpen || close()}
        actions={
          <>
            <Button onPress={close}>{t('form.cancel')}</Button>
            <Button type="submit" form={id} tone="accent" isPending={saving.isSaving}>
              {props.submitLabel}
            </Button>
          </>
        }
      >
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A dialog may stand inside another form as far as React is concerned.
            event.stopPropagation();
            saving.submit();
          }}
        >
          <Stack>
            <FormProblems saving={saving} labelOf={editing.labelOf} />
            {props.children}
          </Stack>
        </form>
      </Dialog>
      {conflict && (
        <ConflictDialog
          fields={conflict.fields}
          onKeepMine={saving.overwrite}
          onTakeTheirs={conflict.takeTheirs}
          onClose={saving.dismissConflict}
        />
      )}
      {question}
    </>
  );
}
