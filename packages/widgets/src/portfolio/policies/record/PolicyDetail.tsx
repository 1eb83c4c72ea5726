import type { Policy } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordCommands } from '../../../frames/commands/index.ts';
import type { OpenRecord } from '../../../frames/lists/index.ts';
import { PaperMenu } from '../../../frames/paper/index.ts';
import { RecordFrame, RecordPanel } from '../../../frames/records/index.ts';
import { PolicyStatusChip } from '../parts/policyStatus.tsx';
import { type PolicyTab, PolicyTabs } from '../rows/PolicyTabs.tsx';
import { PolicyFacts } from './PolicyHeader.tsx';
import { PolicySummary } from './PolicySummary.tsx';
import { RenewalBanner } from './RenewalBanner.tsx';
import { TermBefore } from './TermBefore.tsx';
import { usePolicyLine } from './usePolicyLine.ts';

interface PolicyDetailProps extends OpenRecord<Policy> {
  payments: (policy: Policy) => ReactNode;
}

/** Reads a whole policy over the list that it came from. */
export function PolicyDetail({ state, canChange, onClose, onRetry, steps, payments }: PolicyDetailProps) {
  const { t } = useTranslation(['policies', 'common']);
  const [tab, setTab] = useState<PolicyTab>('summary');
  const describe = usePolicyLine();
  const policy = state.status === 'ready' ? state.record : null;
  const name = policy?.number ?? t('unnumbered');
  return (
    <RecordPanel
      size="large"
      steps={steps}
      pageHref={policy ? paths.policyRecord(policy.id) : undefined}
      onClose={onClose}
      title={policy ? name : t('common:entity.policy')}
      context={
        policy && (
          <Inline gap="small">
            <PolicyStatusChip status={policy.status} />
            <TermBefore policy={policy} />
          </Inline>
        )
      }
      actions={
        policy && (
          <>
            <PaperMenu
              policyId={policy.id}
              printed={tab === 'payments' ? 'payment_plan' : 'policy'}
              names={[policy.contractor?.name, policy.payer?.name]}
              record={name}
              isIconOnly
            />
            <RecordCommands
              kind="policy"
              id={policy.id}
              label={name}
              description={describe(policy)}
              commands={[canChange && { id: 'edit', label: t('common:action.edit'), href: paths.policy(policy.id) }]}
            />
            {canChange && <LinkButton href={paths.policy(policy.id)}>{t('common:action.edit')}</LinkButton>}
          </>
        )
      }
    >
      <RecordFrame state={state} onRetry={onRetry}>
        {(record) => (
          <Stack key={record.id} gap="large">
            <RenewalBanner policy={record} />
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
    </RecordPanel>
  );
}
