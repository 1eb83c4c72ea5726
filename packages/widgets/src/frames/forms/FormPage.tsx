import { Breadcrumbs } from '@corredor/ui/Breadcrumbs';
import { Button } from '@corredor/ui/Button';
import { FormFrame } from '@corredor/ui/FormFrame';
import { LinkButton } from '@corredor/ui/LinkButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../base/navigation/index.ts';
import { LeaveDialog } from '../leaving/index.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormProblems } from './FormProblems.tsx';
import type { FormParts } from './useRecordForm.ts';

export interface FormPageProps {
  /** Without one it stands in the page of its record, which has a head. */
  title?: string;
  context?: ReactNode;
  mark?: ReactNode;
  /** The list that the record belongs to, or the record itself where it stands in its page: where cancelling leads. */
  parent: { label: string; href: string };
  /** What is being filled in, as `useRecordForm` answers it. */
  editing: FormParts;
  submitLabel: string;
  /** Whether saving is called for only once something was changed: what is always there to be looked at. */
  savesChanges?: boolean;
  secondaryActions?: ReactNode;
  /** What to know before it is filled in, above the fields. */
  notice?: ReactNode;
  /** What the values come to, beside the fields. */
  aside?: ReactNode;
  /** What it says in a line, in sight among the buttons where it has no room there. */
  asideNote?: ReactNode;
  /** Where it has no room there, it stands above them. */
  isAsideFirst?: boolean;
  /** What is only read, such as a history: below the fields and what stands beside them. */
  below?: ReactNode;
  children: ReactNode;
}

/** A page that makes or changes one record: groups of fields, what is wrong, save and cancel, and a guard for unsaved input. */
export function FormPage(props: FormPageProps) {
  const { editing, parent } = props;
  const { saving, isDirty, conflict } = editing;
  const { t } = useTranslation('frames');
  const { pending: leaving } = useLeaveGuard(isDirty && !saving.isSaving);
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
        breadcrumbs={props.title !== undefined && <Breadcrumbs items={[parent, { label: props.title }]} />}
        secondaryActions={props.secondaryActions}
        aside={props.aside}
        asideNote={props.asideNote}
        isAsideFirst={props.isAsideFirst}
        below={props.below}
        errorSummary={
          <>
            {props.notice}
            <FormProblems saving={saving} labelOf={editing.labelOf} />
          </>
        }
        actionsNote={isDirty ? t('form.unsaved') : undefined}
        actions={
          <>
            <LinkButton href={parent.href}>{t('form.cancel')}</LinkButton>
            <Button
              type="submit"
              tone={props.savesChanges && !isDirty ? 'neutral' : 'accent'}
              isPending={saving.isSaving}
            >
              {props.submitLabel}
            </Button>
          </>
        }
      >
        {props.children}
      </FormFrame>
      {conflict && (
        <ConflictDialog
          fields={conflict.fields}
          onKeepMine={saving.overwrite}
          onTakeTheirs={conflict.takeTheirs}
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
