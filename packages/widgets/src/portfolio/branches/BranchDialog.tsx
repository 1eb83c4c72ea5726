import type { Branch, Ref } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createBranch, updateBranch } from '@corredor/core/operations';
import { vBranch, vBranchInput } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { FormDialog, useRecordForm } from '../../frames/forms/index.ts';
import { BranchFields } from './BranchFields.tsx';
import { toBranchInput, toBranchValues } from './branchValues.ts';
import { useBranchWords } from './useBranchWords.ts';

interface BranchDialogProps {
  /** The branch to change; without one a new branch is made. */
  branch?: Branch;
  /** The name of a new one that was typed elsewhere. */
  name?: string;
  /** Told of a new one, in the middle of something else. */
  onCreated?: (branch: Ref) => void;
  onClose: () => void;
}

const ecuador = '218';

/** Makes a branch, or changes one. */
export function BranchDialog({ branch, name = '', onCreated, onClose }: BranchDialogProps) {
  const { t } = useTranslation(['branches', 'common']);
  const { partner } = useSession();
  const editing = useRecordForm({
    kind: 'branch',
    record: branch,
    nameOf: ({ name }) => name,
    schemas: { record: vBranch, input: vBranchInput },
    values: { of: toBranchValues, empty: toBranchValues({ name }), toInput: toBranchInput },
    operations: {
      create: (client, body, header) => call(client, createBranch, { header, body }),
      update: (client, { id, version }, body) =>
        call(client, updateBranch, { path: { branchId: id }, header: ifMatch(version), body }),
      refresh: (queries) => refreshAfter(queries, updateBranch),
    },
    rules: ({ extra_fields: fields = [] }) =>
      Object.fromEntries(
        fields.map(({ kind, choices }, index) => [
          `extra_fields.${index}.choices`,
          kind === 'choice' && choices.length === 0 ? t('extra.choicesNeeded') : undefined,
        ]),
      ),
    words: {
      ...useBranchWords(),
      success: t(branch ? 'common:success.branch.updated' : 'common:success.branch.created'),
    },
    onSaved: async (saved, refreshed) => {
      if (onCreated) return onCreated({ id: saved.id, name: saved.name });
      await refreshed;
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(branch ? 'edit' : 'new')}
      editing={editing}
      submitLabel={t(branch ? 'form.save' : 'form.create')}
      onClose={onClose}
    >
      <BranchFields
        form={editing.form}
        branch={editing.base}
        offersOfficial={!branch && partner?.country_id === ecuador}
      />
    </FormDialog>
  );
}
