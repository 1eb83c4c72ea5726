import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Stack } from '@corredor/ui/Stack';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../navigation/index.ts';
import { ConflictDialog, type ConflictField } from './ConflictDialog.tsx';
import { FormProblems } from './FormProblems.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { SaveForm } from './useSaveForm.ts';

interface FormDialogProps {
  title: string;
  description?: string;
  saving: SaveForm;
  isDirty: boolean;
  submitLabel: string;
  size?: 'small' | 'medium' | 'large';
  /** Names a field in the summary of what is wrong. */
  labelOf?: (name: string) => string | undefined;
  /** Fields to compare when somebody else saved meanwhile; a new record needs none. */
  conflictFields?: (theirs: Record<string, unknown>) => ConflictField[];
  onTakeTheirs?: (theirs: Record<string, unknown>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that makes or changes one small record; it asks before unsaved input is lost. */
export function FormDialog({ saving, isDirty, onClose, ...props }: FormDialogProps) {
  const { t } = useTranslation('crud');
  const id = useId();
  const [isLeaving, setLeaving] = useState(false);
  const leaving = useLeaveGuard(isDirty && !saving.isSaving);
  const close = () => (isDirty ? setLeaving(true) : onClose());
  const { conflict } = saving;
  return (
    <>
      <Dialog
        isOpen
        title={props.title}
        {...(props.description ? { description: props.description } : {})}
        {...(props.size ? { size: props.size } : {})}
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
            <FormProblems saving={saving} labelOf={props.labelOf} />
            {props.children}
          </Stack>
        </form>
      </Dialog>
      {conflict && (
        <ConflictDialog
          fields={props.conflictFields?.(conflict) ?? []}
          onKeepMine={saving.overwrite}
          onTakeTheirs={() => {
            props.onTakeTheirs?.(conflict);
            saving.adoptTheirs();
          }}
          onClose={saving.dismissConflict}
        />
      )}
      <LeaveDialog
        isOpen={isLeaving || leaving !== null}
        draft={saving.draft?.leaving}
        onLeave={() => {
          onClose();
          leaving?.proceed();
        }}
        onStay={() => {
          setLeaving(false);
          leaving?.stay();
        }}
      />
    </>
  );
}
