import type { Policy } from '@corredor/core/api';
import { DetailColumns } from '@corredor/ui/DetailFrame';
import { Stack } from '@corredor/ui/Stack';
import { Tabs } from '@corredor/ui/Tabs';
import { toast } from '@corredor/ui/Toast';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../base/app/index.ts';
import { RecordHistory } from '../../../frames/history/index.ts';
import { OwnRecordProvider } from '../../../frames/pickers/index.ts';
import { isSample } from '../../../frames/records/index.ts';
import { PolicyCoverages } from './PolicyCoverages.tsx';
import { PolicyFiles } from './PolicyFiles.tsx';
import { PolicyInterest } from './PolicyInterest.tsx';
import { PolicySellers } from './PolicySellers.tsx';
import { usePendingRows } from './usePendingRows.ts';
import { usePolicyParts } from './usePolicyParts.ts';

const policyTabs = ['summary', 'coverages', 'insureds', 'payments', 'movements', 'files', 'history'] as const;
export type PolicyTab = (typeof policyTabs)[number];

/** Lists that had a tab of their own once, by the tab in which they stand: what was kept or sent still leads there. */
const movedTabs: Record<string, PolicyTab> = {
  vehicles: 'insureds',
  generals: 'insureds',
  beneficiaries: 'insureds',
  sellers: 'summary',
};
/** The tab that an address names. */
export const policyTabOf = (name: string | null): PolicyTab =>
  policyTabs.find((one) => one === name) ?? movedTabs[name ?? ''] ?? 'summary';

interface PolicyTabsProps {
  policy: Policy;
  /** The policy's own fields, to read or to change. */
  summary: ReactNode;
  /** Beside the summary; the other tabs take the whole width. */
  aside?: ReactNode;
  isAsideSticky?: boolean;
  /** The aside is read before the summary, and stands above it where it has no room beside. */
  isAsideFirst?: boolean;
  /** Its instalments; nothing where the user may not see them. */
  payments: ReactNode;
  /** What changed it within its term; nothing where the user may not see that. */
  movements?: ReactNode;
  /** Brings insureds in from a file, which belongs to another feature. */
  importInsureds?: ReactNode;
  /** What the plan says about general items. */
  generalsNotice?: ReactNode;
  selected: PolicyTab;
  onSelect: (tab: PolicyTab) => void;
  isReadOnly?: boolean;
  /** A row of a list is written and not saved yet. */
  hasPendingRow?: boolean;
  onPendingRowChange?: (isPending: boolean) => void;
}

/** The parts of a policy in groups, one at a time. */
export function PolicyTabs({ policy, selected, onSelect, hasPendingRow, ...props }: PolicyTabsProps) {
  const { t } = useTranslation(['policies', 'common']);
  const canEdit = useCan(['policy_app.add_policy', 'policy_app.change_policy']);
  const parts = usePolicyParts(policy);
  const pending = usePendingRows(props.onPendingRowChange);
  const isEditable = canEdit && !props.isReadOnly && policy.status !== 'closed';
  const content: Record<PolicyTab, () => ReactNode> = {
    summary: () => (
      <DetailColumns aside={props.aside} isAsideSticky={props.isAsideSticky} isAsideFirst={props.isAsideFirst}>
        <Stack gap="large">
          {props.summary}
          <PolicySellers policy={policy} isEditable={isEditable} onPendingChange={pending.sellers} />
        </Stack>
      </DetailColumns>
    ),
    coverages: () => <PolicyCoverages policy={policy} isEditable={isEditable} onPendingChange={pending.coverages} />,
    insureds: () => (
      <PolicyInterest
        policy={policy}
        has={parts.has}
        isEditable={isEditable}
        pending={pending}
        importInsureds={props.importInsureds}
        generalsNotice={props.generalsNotice}
      />
    ),
    files: () => <PolicyFiles policy={policy} isEditable={isEditable} />,
    payments: () => props.payments,
    movements: () => props.movements,
    history: () => <RecordHistory model="policy" id={policy.id} />,
  };
  const countOf = (tab: PolicyTab) => {
    if (tab === 'payments' && parts.late > 0)
      return { count: parts.late, countLabel: t('tab.late', { count: parts.late }) };
    return { count: tab === 'summary' || tab === 'history' ? undefined : parts.counts[tab] };
  };
  const select = (id: string) => {
    const tab = policyTabs.find((one) => one === id);
    if (!tab || tab === selected) return;
    if (hasPendingRow) toast.error(t('common:validation.saveRowFirst'));
    else onSelect(tab);
  };
  return (
    <OwnRecordProvider value={!isSample(policy)}>
      <Tabs
        label={t('tab.label')}
        selected={selected}
        onChange={select}
        items={policyTabs
          .filter((id) => (id !== 'payments' || props.payments) && (id !== 'movements' || props.movements))
          .map((id) => ({
            id,
            label: t(id === 'insureds' ? 'tab.interest' : `tab.${id}`),
            content: id === selected ? content[id]() : null,
            countTone: id === 'payments' && parts.late > 0 ? ('critical' as const) : undefined,
            ...countOf(id),
          }))}
      />
    </OwnRecordProvider>
  );
}
