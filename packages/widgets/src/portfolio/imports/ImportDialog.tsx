import { type ExtraImportField, extraImportFields, type ImportKind } from '@corredor/core/imports';
import { getPolicy, listBranches } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useLeaving } from '../../frames/leaving/index.ts';
import { unreadableReason } from '../../frames/sheets/index.ts';
import { ImportWizardView } from './ImportWizardView.tsx';
import type { ImportNewRecords } from './NamesToSay.tsx';
import { PastImports } from './PastImports.tsx';
import { useImportRoom } from './useImportRoom.ts';
import { useImportWizard } from './useImportWizard.ts';

interface ImportDialogProps {
  kind: ImportKind;
  policyId: number | null;
  newRecords?: ImportNewRecords;
  onClose: () => void;
}
/** Imports a file over the list that it fills, once it is known which columns the branches add. */
export default function ImportDialog(props: ImportDialogProps) {
  const extras = useExtraColumns(props);
  return extras && <ImportWizard {...props} extras={extras} />;
}

/** The columns that branches add to a file of policies, or the branch of a policy to one of its insureds; undefined until they are known. */
function useExtraColumns({ kind, policyId }: ImportDialogProps) {
  const client = useClient();
  const mayRead = useCan('policy_app.view_branch');
  const branches = useQuery({
    ...queryOf(client, listBranches, { query: { has_extra_fields: true, page_size: 200 } }),
    enabled: kind === 'policies' && mayRead,
  });
  const policy = useQuery({
    ...queryOf(client, getPolicy, { path: { policyId: policyId ?? 0 } }),
    enabled: kind === 'insureds' && policyId !== null,
  });
  const isLoading = branches.isLoading || policy.isLoading;
  const [found, own] = [branches.data?.results, policy.data];
  return useMemo(() => {
    if (isLoading) return undefined;
    return own
      ? extraImportFields([{ name: own.branch?.name ?? '', extra_fields: own.extra_fields }], kind)
      : extraImportFields(found ?? [], kind);
  }, [isLoading, found, own, kind]);
}

interface ImportWizardProps extends ImportDialogProps {
  extras: readonly ExtraImportField[];
}
/** The wizard over its list; asks before work is lost. */
function ImportWizard({ kind, policyId, newRecords, onClose, extras }: ImportWizardProps) {
  const { t } = useTranslation('sheets');
  const { view, do: moves } = useImportWizard(kind, policyId, extras);
  const limits = useImportRoom(kind);
  const { close, question } = useLeaving({ isDirty: view.isUnsaved, onClose });
  const { cause, message = '' } = view.error ?? {};
  return (
    <>
      <ImportWizardView
        kind={kind}
        view={view}
        fileProblem={
          view.error ? t(`unreadable.${unreadableReason(cause instanceof Error ? cause.message : message)}`) : undefined
        }
        moves={moves}
        limits={limits}
        newRecords={newRecords}
        onClose={close}
        past={<PastImports kind={kind} policyId={policyId} />}
      />
      {question}
    </>
  );
}
