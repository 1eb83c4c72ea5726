import type { Policy, PolicyMissing } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { vPolicy } from '@corredor/core/schemas';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { FormFrame } from '@corredor/ui/FormFrame';
import { LinkButton } from '@corredor/ui/LinkButton';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog, FormProblems, formConflict, type SaveForm } from '../../../frames/forms/index.ts';
import { NewMovementLink } from '../rows/MovementOnly.tsx';
import { PolicyFields } from './PolicyFields.tsx';
import { PolicyFormSums } from './PolicyFormSummary.tsx';
import type { PolicyValues } from './policyValues.ts';
import { useExtraFields } from './useExtraFields.ts';
import { usePolicyWords } from './usePolicyWords.ts';

interface PolicyFormViewProps {
  policy: Policy;
  /** Whether only movements change its data, as it was read last; the form may stand on an earlier version. */
  needsMovement: boolean;
  form: UseFormReturn<PolicyValues>;
  saving: SaveForm;
  /** Puts somebody else's version in place of one's own. */
  onTakeTheirs: (theirs: Policy) => void;
  /** What enabling still asks for, as the form is now; null where nothing is to be enabled. */
  missing: readonly PolicyMissing[] | null;
}

/** Changes a policy, as the first tab of its page. */
export function PolicyFormView({ policy, needsMovement, form, saving, missing, onTakeTheirs }: PolicyFormViewProps) {
  const { t } = useTranslation(['policies', 'frames']);
  const words = usePolicyWords(useExtraFields(form.control, policy));
  const { isDirty } = form.formState;
  const conflict = formConflict({
    form,
    saving,
    schema: vPolicy,
    compare: (mine, theirs) => words.compare(mine, policy, theirs),
    take: onTakeTheirs,
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('tab.summary')}
        onSubmit={(event) => {
          event.preventDefault();
          saving.submit();
        }}
      >
        <FormFrame
          banner={
            needsMovement ? (
              <Banner title={t('byMovement.title')}>
                {t('byMovement.text')} <NewMovementLink policy={policy} kind="data" />
              </Banner>
            ) : (
              policy.locked_fields.length > 0 && (
                <Banner title={t('form.lockedTitle')}>
                  {t('form.lockedText', { count: policy.instalments_summary.paid })}
                </Banner>
              )
            )
          }
          errorSummary={<FormProblems saving={saving} labelOf={words.labelOf} />}
          asideNote={<PolicyFormSums policy={policy} missing={missing ?? undefined} />}
          actionsNote={isDirty ? t('frames:form.unsaved') : undefined}
          actions={
            <>
              {isDirty && <Button onPress={() => form.reset()}>{t('form.discard')}</Button>}
              {!isDirty && <LinkButton href={paths.policyRecord(policy.id)}>{t('frames:form.cancel')}</LinkButton>}
              <Button type="submit" tone="accent" isPending={saving.isSaving}>
                {t('form.save')}
              </Button>
            </>
          }
        >
          <PolicyFields policy={policy} missing={missing} />
        </FormFrame>
      </form>
      {conflict && (
        <ConflictDialog
          fields={conflict.fields}
          onKeepMine={saving.overwrite}
          onTakeTheirs={conflict.takeTheirs}
          onClose={saving.dismissConflict}
        />
      )}
    </FormProvider>
  );
}
