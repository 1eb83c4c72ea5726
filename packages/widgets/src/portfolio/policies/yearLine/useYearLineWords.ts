import type { InstalmentState, PolicyStatus, YearLine } from '@corredor/core/api';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearLineCounts } from './yearLineMarks.ts';

/** What lies on the term of a policy, in the reader's words. */
export function useYearLineWords() {
  const { t } = useTranslation(['policies', 'common']);
  return useMemo(() => {
    const next = (status: PolicyStatus | undefined) =>
      status ? t('line.next', { status: t(`common:policyStatus.${status}`) }) : t('line.nextTerm');
    const states: Record<InstalmentState, string> = {
      paid: t('common:paymentStatus.paid'),
      part_paid: t('line.state.part_paid'),
      late: t('common:paymentStatus.delayed'),
      to_come: t('line.state.to_come'),
    };
    return {
      next,
      state: (state: InstalmentState) => states[state],
      instalment: ({ number, instalments_count: count, movement_number: movement }: YearLine['instalments'][number]) =>
        movement
          ? t('line.instalmentOfMovement', { number, count, movement })
          : t('line.instalment', { number, count }),
      movement: ({ number, kind }: YearLine['movements'][number]) =>
        t('line.movement', { number, kind: t(`common:movementKind.${kind}`) }),
      /** All of it in one sentence. */
      summary: (counts: YearLineCounts, nextStatus: PolicyStatus | null) => {
        const { paid, part_paid: partPaid, late, to_come: toCome, movements } = counts;
        const count = paid + partPaid + late + toCome;
        return [
          count > 0 && t('line.paid', { count, paid }),
          late > 0 && t('line.late', { count: late }),
          partPaid > 0 && t('line.partPaid', { count: partPaid }),
          toCome > 0 && t('line.toCome', { count: toCome }),
          movements > 0 && t('line.movements', { count: movements }),
          nextStatus && next(nextStatus),
        ]
          .filter(Boolean)
          .join('; ');
      },
    };
  }, [t]);
}
