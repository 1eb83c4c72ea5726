import type { Policy } from '@corredor/core/api';
import { getPolicy } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { LinkButton } from '@corredor/ui/LinkButton';
import { SidePanel } from '@corredor/ui/SidePanel';
import { Stack } from '@corredor/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../app/index.ts';
import { RecordFrame, toRecordState } from '../crud/index.ts';
import { queryOf } from '../data/index.ts';
import { PolicyFacts } from './PolicyHeader.tsx';
import { PolicyLinks } from './PolicyLinks.tsx';
import { PolicySummary } from './PolicySummary.tsx';
import { type PolicyTab, PolicyTabs } from './PolicyTabs.tsx';
import { PolicyStatusChip } from './policyStatus.tsx';

interface PolicyDetailProps {
  id: number;
  payments: (policy: Policy) => ReactNode;
  onClose: () => void;
}

/** Reads a whole policy over the list that it came from. */
export function PolicyDetail({ id, payments, onClose }: PolicyDetailProps) {
  const { t } = useTranslation(['policies', 'common']);
  const query = useQuery(queryOf(useClient(), getPolicy, { path: { policyId: id } }));
  const [tab, setTab] = useState<PolicyTab>('summary');
  const canChange = useCan('policy_app.change_policy');
  const state = toRecordState(query);
  const policy = state.status === 'ready' ? state.record : null;
  return (
    <SidePanel
      isOpen
      size="large"
      onClose={onClose}
      title={policy ? (policy.number ?? t('unnumbered')) : t('common:entity.policy')}
      context={policy && <PolicyStatusChip status={policy.status} />}
      actions={canChange && policy && <LinkButton href={paths.policy(policy.id)}>{t('common:action.edit')}</LinkButton>}
    >
      <RecordFrame state={state} onRetry={() => void query.refetch()}>
        {(record) => (
          <Stack gap="large">
            <PolicyLinks policy={record} />
            <PolicyFacts policy={record} />
            <PolicyTabs
              policy={record}
              selected={tab}
              onSelect={setTab}
              isReadOnly
              summary={<PolicySummary policy={record} />}
              payments={payments(record)}
            />
          </Stack>
        )}
      </RecordFrame>
    </SidePanel>
  );
}
