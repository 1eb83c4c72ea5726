import type { Branch } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createBranch, updateBranch } from '@corredor/core/operations';
import { vBranch, vBranchInput } from '@corredor/core/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { safeParse } from 'valibot';
import { useClient, useSession } from '../app/index.ts';
import { FormDialog, useBaseRecord, useRequestKey, useSaveForm, useSchemaResolver } from '../crud/index.ts';
import { refreshAfter } from '../data/index.ts';
import { BranchFields } from './BranchFields.tsx';
import { type BranchValues, readBranchInput, toBranchInput, toBranchValues } from './branchForm.ts';
import { useFlagWords } from './useBranchColumns.tsx';

interface BranchDialogProps {
  /** The branch to change; without one a new branch is made. */
  branch?: Branch | undefined;
  onClose: () => void;
}

const ecuador = '218';

/** Makes a branch, or changes one. */
export function BranchDialog({ branch, onClose }: BranchDialogProps) {
  const { t } = useTranslation(['branches', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const { partner } = useSession();
  const form = useForm<BranchValues>({
    defaultValues: toBranchValues(branch),
    resolver: useSchemaResolver(vBranchInput, toBranchInput),
    shouldFocusError: false,
  });
  const base = useBaseRecord(form, branch, toBranchValues);
  const saving = useSaveForm({
    form,
    draft: { kind: 'branch', record: base, label: base?.name },
    save: (values, version) => {
      const input = readBranchInput(values);
      return branch
        ? call(client, updateBranch, {
            path: { branchId: branch.id },
            header: ifMatch(version ?? base?.version ?? branch.version),
            body: input,
          })
        : call(client, createBranch, { header: keyOf(input), body: input });
    },
    successMessage: t(branch ? 'common:success.branch.updated' : 'common:success.branch.created'),
    onSaved: async () => {
      await refreshAfter(queries, updateBranch);
      onClose();
    },
  });
  const conflictFields = useConflictFields(form.getValues);
  return (
    <FormDialog
      title={t(branch ? 'edit' : 'new')}
      saving={saving}
      isDirty={form.formState.isDirty}
      submitLabel={t(branch ? 'form.save' : 'form.create')}
      labelOf={(name) => (name === 'name' || name === 'group' || name === 'code' ? t(`form.${name}`) : undefined)}
      conflictFields={conflictFields}
      onTakeTheirs={(theirs) => {
        const parsed = safeParse(vBranch, theirs);
        if (parsed.success) form.reset(toBranchValues(parsed.output));
      }}
      onClose={onClose}
    >
      <BranchFields form={form} offersOfficial={!branch && partner?.country_id === ecuador} />
    </FormDialog>
  );
}

function useConflictFields(mine: () => BranchValues) {
  const { t } = useTranslation(['branches', 'common']);
  const words = useFlagWords();
  return (theirs: Record<string, unknown>) => {
    const parsed = safeParse(vBranch, theirs);
    if (!parsed.success) return [];
    const [own, other] = [toBranchInput(mine()), toBranchInput(toBranchValues(parsed.output))];
    const groupOf = (group?: Branch['group']) => (group ? t(`common:branchGroup.${group}`) : '');
    return [
      { name: 'name', label: t('form.name'), mine: own.name, theirs: other.name },
      { name: 'group', label: t('form.group'), mine: groupOf(own.group), theirs: groupOf(other.group) },
      { name: 'code', label: t('form.code'), mine: own.code ?? '', theirs: other.code ?? '' },
      {
        name: 'description',
        label: t('form.description'),
        mine: own.description ?? '',
        theirs: other.description ?? '',
      },
      { name: 'flags', label: t('form.flags'), mine: words(own.flags), theirs: words(other.flags) },
    ];
  };
}
