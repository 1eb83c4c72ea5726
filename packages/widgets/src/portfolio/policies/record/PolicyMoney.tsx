import type { Policy } from '@corredor/core/api';
import { subtractMoney } from '@corredor/core/money';
import { Card } from '@corredor/ui/Card';
import { Divider } from '@corredor/ui/Divider';
import { ProgressBar } from '@corredor/ui/ProgressBar';
import { Stack } from '@corredor/ui/Stack';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../../base/app/index.ts';
import { AmountRows } from '../parts/AmountRows.tsx';
import { CommissionLines } from '../parts/CommissionFacts.tsx';

/** How much of what a policy costs is collected, and what the broker earns by it, beside the summary; its head says what it costs. */
export function PolicyMoney({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['policies', 'common']);
  const { money } = useFormats();
  const canViewPayments = useCan('policy_app.view_payment');
  const { instalments_summary: summary, currency } = policy;
  const isCollected = canViewPayments && summary.count > 0;
  const share = Number(summary.total) > 0 ? (Number(summary.collected) / Number(summary.total)) * 100 : 0;
  if (!isCollected && !policy.commission) return null;
  return (
    <Card title={t('money.title')}>
      <Stack>
        {isCollected && (
          <>
            <AmountRows
              items={[
                { name: t('money.open'), amount: money(subtractMoney(summary.total, summary.collected), currency) },
              ]}
            />
            <ProgressBar
              label={t('money.collected')}
              value={Math.min(100, share)}
              valueText={money(summary.collected, currency)}
              tone="positive"
            />
          </>
        )}
        {isCollected && policy.commission && <Divider />}
        <CommissionLines policy={policy} isNarrow />
      </Stack>
    </Card>
  );
}
