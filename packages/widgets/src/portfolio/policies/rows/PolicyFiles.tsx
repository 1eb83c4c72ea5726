import type { Policy, PolicyFile } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { deletePolicyFile, getPolicyFile, listPolicyFiles } from '@corredor/core/operations';
import { toast } from '@corredor/ui/Toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { queryOf, refreshAfter } from '../../../base/data/index.ts';
import { saveFile, toListState, useConfirmDelete } from '../../../frames/lists/index.ts';
import { PolicyFilesView } from './PolicyFilesView.tsx';
import { useUploads } from './useUploads.ts';

/** The PDFs of a policy: brought in, taken out, removed. */
export function PolicyFiles({ policy, isEditable }: { policy: Policy; isEditable: boolean }) {
  const { t } = useTranslation(['policies', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const files = useQuery(queryOf(useClient(), listPolicyFiles, { path: { policyId: policy.id } }));
  const uploads = useUploads(policy.id);
  const deletion = useConfirmDelete<PolicyFile>({
    label: t('files.delete'),
    nameOf: (file) => file.name,
    remove: (file) =>
      call(client, deletePolicyFile, { path: { policyId: policy.id, fileId: file.id }, header: ifMatch(file.version) }),
    successMessage: t('common:success.file.deleted'),
    onDeleted: () => refreshAfter(queries, deletePolicyFile),
  });
  const download = async (file: PolicyFile) => {
    try {
      saveFile(
        await call(client, getPolicyFile, { path: { policyId: policy.id, fileId: file.id }, parseAs: 'blob' }),
        file.name,
      );
    } catch (error) {
      toast.error(toCallError(error).message);
    }
  };
  return (
    <>
      <PolicyFilesView
        list={toListState(files)}
        isEditable={isEditable}
        uploads={uploads.items}
        onFiles={uploads.add}
        onDismiss={uploads.dismiss}
        onDownload={(file) => void download(file)}
        onDelete={deletion.ask}
        onRetry={() => void files.refetch()}
      />
      {deletion.dialog}
    </>
  );
}
