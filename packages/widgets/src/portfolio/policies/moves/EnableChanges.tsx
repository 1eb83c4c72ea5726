import { addMoney } from '@corredor/core/money';
import { Stack } from '@corredor/ui/Stack';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { ChangeTable, useDifference } from '../../../frames/ledger/index.ts';
import { InstalmentsPlan, type InstalmentsPlanProps } from '../parts/InstalmentsPlan.tsx';

/** What enabling a draft changes, before and after: its state, its instalments and what is to be collected; below, the instalments one by one. */
export function EnableChanges(planned: InstalmentsPlanProps) {
  const { t } = useTranslation(['policies', 'common']);
  const { money, number } = useFormats();
  const { plan, currency } = planned;
  const differenceOf = useDifference(currency);
  const total = addMoney('0.00', ...plan.map(({ amount }) => amount));
  return (
    <Stack>
      <ChangeTable
        label={t('move.enableChanges')}
        rows={[
          {
            name: t('field.status'),
            before: t('common:policyStatus.draft'),
            change: null,
            after: t('common:policyStatus.active'),
          },
          {
            name: t('summary.instalments'),
            before: number(0),
            change: `+${number(plan.length)}`,
            after: number(plan.length),
          },
          {
            name: t('money.open'),
            before: money('0.00', currency),
            change: differenceOf('0.00', total),
            after: money(total, currency),
          },
        ]}
      />
      <InstalmentsPlan {...planned} />
    </Stack>
  );
}
