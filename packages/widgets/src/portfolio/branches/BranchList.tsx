import type { Branch, HolderModel } from '@corredor/core/api';
import { officialBranchesOf } from '@corredor/core/branches';
import { call, ifMatch } from '@corredor/core/client';
import { deleteBranch, getBranch, listBranches } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListBranchesQuery } from '@corredor/core/schemas';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../base/app/index.ts';
import { pageOf, queryOf, refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { askedDraftIn } from '../../frames/forms/index.ts';
import { useRecordDetail, useRecordList } from '../../frames/lists/index.ts';
import { BranchDetail } from './BranchDetail.tsx';
import { BranchDialog } from './BranchDialog.tsx';
import { branchFilters } from './BranchFilters.tsx';
import { BranchListView } from './BranchListView.tsx';

const OfficialBranchesDialog = lazy(async () => ({
  default: (await import('./OfficialBranchesDialog.tsx')).OfficialBranchesDialog,
}));

/** The branches of the brokerage: listed, read, made, changed and deleted in one place. */
export function BranchList({ secondaryActions }: { secondaryActions?: ReactNode }) {
  const { t } = useTranslation(['branches', 'common']);
  const list = useRecordList({
    name: 'branches',
    address: { schema: vListBranchesQuery, filters: branchFilters, ordering: 'name' },
    operations: {
      list: (client, query) => pageOf(client, listBranches, { query }),
      read: (client, query) => call(client, listBranches, { query }),
      remove: (client, { id, version }, run) =>
        call(client, deleteBranch, { path: { branchId: id }, header: { ...ifMatch(version), ...run } }),
      refresh: (queries) => refreshAfter(queries, deleteBranch),
    },
    permissions: {
      create: 'policy_app.add_branch',
      change: 'policy_app.change_branch',
      remove: 'policy_app.delete_branch',
    },
    nameOf: ({ name }) => name,
    exportName: t('export'),
    hiddenColumns: ['updated_at'],
    removal: { label: t('delete'), kind: 'deleteBranch', success: t('common:success.branch.deleted'), holdersHref },
  });
  const { may, controls } = list;
  const detail = useRecordDetail(list, (client, id) => queryOf(client, getBranch, { path: { branchId: id } }));
  const read = detail?.state.status === 'ready' ? detail.state.record : undefined;
  const { edited, setEdited } = useEditedBranch(read, may.change);
  const { partner } = useSession();
  const { search } = useNavigation();
  const hasOfficial = may.create && officialBranchesOf(partner?.country_id).length > 0;
  const [isChoosing, setChoosing] = useState(() => new URLSearchParams(search).has('official'));
  const edit = (branch: Branch) => {
    controls.setDetail(null);
    setEdited(branch);
  };
  return (
    <BranchListView
      list={list}
      onCreate={() => setEdited('new')}
      onOfficial={hasOfficial ? () => setChoosing(true) : undefined}
      onEdit={edit}
      secondaryActions={secondaryActions}
    >
      {isChoosing && hasOfficial && (
        <Suspense fallback={null}>
          <OfficialBranchesDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      {edited && (edited !== 'new' || may.create) && (
        <BranchDialog branch={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
      {detail && !edited && <BranchDetail {...detail} onEdit={edit} />}
    </BranchListView>
  );
}

/** The branch that stands in the form: one that was chosen, a new one, or what the address asks for. */
function useEditedBranch(read: Branch | undefined, canChange: boolean) {
  const { search } = useNavigation();
  const [edited, setEdited] = useState<Branch | 'new' | null>(() =>
    new URLSearchParams(search).has('create') ? 'new' : null,
  );
  const asked = askedDraftIn(search);
  // Going on with a draft needs its form, wherever the list was open already.
  useEffect(() => {
    if (asked?.startsWith('branch.new')) setEdited('new');
    else if (asked && read && canChange) setEdited(read);
  }, [asked, read, canChange]);
  return { edited, setEdited };
}

function holdersHref({ id }: Branch, model: HolderModel) {
  if (model === 'policy') return paths.policies({ branch: id });
  return model === 'coverage' ? paths.coverages({ branch: id }) : undefined;
}
