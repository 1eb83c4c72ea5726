import type { Policy } from '@corredor/core/api';
import { Stack } from '@corredor/ui/Stack';
import { Tabs } from '@corredor/ui/Tabs';
import { toast } from '@corredor/ui/Toast';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../base/app/index.ts';
import { RecordHistory } from '../../../frames/history/index.ts';
import { PolicyBeneficiaries } from './PolicyBeneficiaries.tsx';
import { PolicyCoverages } from './PolicyCoverages.tsx';
import { PolicyFiles } from './PolicyFiles.tsx';
import { PolicyGenerals } from './PolicyGenerals.tsx';
import { PolicyInsureds } from './PolicyInsureds.tsx';
import { PolicySellers } from './PolicySellers.tsx';
import { PolicyVehicles } from './PolicyVehicles.tsx';
import { useVehiclesTab } from './useVehiclesTab.ts';

export const policyTabs = [
  'summary',
  'coverages',
  'insureds',
  'vehicles',
  'beneficiaries',
  'sellers',
  'generals',
  'files',
  'payments',
  'history',
] as const;
export type PolicyTab = (typeof policyTabs)[number];

interface PolicyTabsProps {
  policy: Policy;
  /** The policy's own fields, to read or to change. */
  summary: ReactNode;
  /** Its instalments; nothing where the user may not see them. */
  payments: ReactNode;
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

/** The parts of a policy, one at a time. */
export function PolicyTabs({ policy, selected, onSelect, hasPendingRow, ...props }: PolicyTabsProps) {
  const { t } = useTranslation(['policies', 'common']);
  const canEdit = useCan(['policy_app.add_policy', 'policy_app.change_policy']);
  const hasVehicles = useVehiclesTab(policy);
  const isEditable = canEdit && !props.isReadOnly && policy.status !== 'closed';
  const rows = { policy, isEditable, onPendingChange: props.onPendingRowChange };
  const content: Record<PolicyTab, ReactNode> = {
    summary: props.summary,
    coverages: <PolicyCoverages {...rows} />,
    insureds: (
      <Stack gap="small">
        {isEditable && props.importInsureds}
        <PolicyInsureds {...rows} />
      </Stack>
    ),
    vehicles: <PolicyVehicles {...rows} />,
    beneficiaries: <PolicyBeneficiaries {...rows} />,
    sellers: <PolicySellers {...rows} />,
    generals: (
      <Stack gap="small">
        {isEditable && props.generalsNotice}
        <PolicyGenerals {...rows} />
      </Stack>
    ),
    files: <PolicyFiles policy={policy} isEditable={isEditable} />,
    payments: props.payments,
    history: <RecordHistory model="policy" id={policy.id} />,
  };
  const select = (id: string) => {
    const tab = policyTabs.find((one) => one === id);
    if (!tab || tab === selected) return;
    if (hasPendingRow) toast.error(t('common:validation.saveRowFirst'));
    else onSelect(tab);
  };
  return (
    <Tabs
      label={t('tab.label')}
      selected={selected}
      onChange={select}
      items={policyTabs
        .filter((id) => id !== 'payments' || props.payments)
        .filter((id) => id !== 'vehicles' || hasVehicles || id === selected)
        .map((id) => ({
          id,
          label: t(`tab.${id}`),
          content: id === selected ? content[id] : null,
          count: id === 'payments' ? policy.instalments_summary.count : undefined,
        }))}
    />
  );
}
