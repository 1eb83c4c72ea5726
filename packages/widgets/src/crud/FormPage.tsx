import { Breadcrumbs } from '@corredor/ui/Breadcrumbs';
import { Button } from '@corredor/ui/Button';
import { FormFrame } from '@corredor/ui/FormFrame';
import { LinkButton } from '@corredor/ui/LinkButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../navigation/index.ts';
import { ConflictDialog, type ConflictField } from './ConflictDialog.tsx';
import { FormProblems } from './FormProblems.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { SaveForm } from './useSaveForm.ts';

export interface FormPageProps {
  title: string;
  context?: ReactNode;
  mark?: ReactNode;
  /** The list that the record belongs to. */
  parent: { label: string; href: string };
  saving: SaveForm;
  isDirty: boolean;
  submitLabel: string;
  /** Names a field in the summary of what is wrong. */
  labelOf?: (name: string) => string | undefined;
  /** Fields to compare when somebody else saved meanwhile. */
  conflictFields: (theirs: Record<string, unknown>) => ConflictField[];
  /** Puts the other's values into the form. */
  onTakeTheirs: (theirs: Record<string, unknown>) => void;
  secondaryActions?: ReactNode;
  children: ReactNode;
}

/** A page that makes or changes one record: groups of fields, what is wrong, save and cancel, and a guard for unsaved input. */
export function FormPage(props: FormPageProps) {
  const { saving, parent } = props;
  const { t } = useTranslation('crud');
  const leaving = useLeaveGuard(props.isDirty && !saving.isSaving);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.submit();
      }}
    >
      <FormFrame
        title={props.title}
        context={props.context}
        mark={props.mark}
        breadcrumbs={<Breadcrumbs items={[parent, { label: props.title }]} />}
        secondaryActions={props.secondaryActions}
        errorSummary={<FormProblems saving={saving} labelOf={props.labelOf} />}
        actionsNote={props.isDirty ? t('form.unsaved') : undefined}
        actions={
          <>
            <LinkButton href={parent.href}>{t('form.cancel')}</LinkButton>
            <Button type="submit" tone="accent" isPending={saving.isSaving}>
              {props.submitLabel}
            </Button>
          </>
        }
      >
        {props.children}
      </FormFrame>
      {saving.conflict && (
        <ConflictDialog
          fields={props.conflictFields(saving.conflict)}
          onKeepMine={saving.overwrite}
          onTakeTheirs={() => {
            if (saving.conflict) props.onTakeTheirs(saving.conflict);
            saving.adoptTheirs();
          }}
          onClose={saving.dismissConflict}
        />
      )}
      <LeaveDialog
        isOpen={leaving !== null}
        draft={saving.draft?.leaving}
        onLeave={() => leaving?.proceed()}
        onStay={() => leaving?.stay()}
      />
    </form>
  );
}
