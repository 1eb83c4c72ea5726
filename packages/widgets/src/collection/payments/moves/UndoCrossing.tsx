import type { Crossing } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { getCrossing } from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { usePaymentNumbers } from '../parts/index.ts';
import { useUndoCrossing } from './CrossDialog.tsx';
import { Problem } from './PayDialogView.tsx';

/** Asks before a crossing is undone, and says what of both sides will be open then. */
export default function UndoCrossing({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('payments');
  const crossing = useQuery(queryOf(useClient(), getCrossing, { path: { crossingId: id } }));
  const undo = useUndoCrossing();
  return (
    <ConfirmDialog
      isOpen
      tone="critical"
      title={t('cross.undoAsk')}
      confirmLabel={t('cross.undo')}
      isPending={undo.isPending || crossing.isPending}
      onConfirm={() => crossing.data && undo.mutate(crossing.data, { onSettled: onClose })}
      onCancel={onClose}
    >
      <Stack gap="small">
        {crossing.isPending && <Skeleton shape="block" height="4rem" />}
        {crossing.error && <Problem error={toCallError(crossing.error)} isKept={false} />}
        {crossing.data && <CrossingPairs crossing={crossing.data} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** What a crossing is: each pair in a line, and until when it can be undone. */
function CrossingPairs({ crossing }: { crossing: Crossing }) {
  const { t } = useTranslation('payments');
  const { money, date } = useFormats();
  const { policyOf } = usePaymentNumbers();
  return (
    <>
      <Text>
        {t('cross.undoEffect', { date: date(crossing.crossed_on), reason: t(`cross.reasons.${crossing.reason}`) })}
      </Text>
      <ul>
        {crossing.pairs.map(({ credit, payment, amount }) => (
          <li key={`${credit.id} ${payment.id}`}>
            <Text>
              {t('cross.pair', {
                amount: money(amount, crossing.currency),
                policy: policyOf(payment),
                number: payment.number,
                creditPolicy: policyOf(credit),
                credit: credit.number,
              })}
            </Text>
          </li>
        ))}
      </ul>
      {crossing.note && <Text tone="muted">{crossing.note}</Text>}
      <Text tone="muted">{t('cross.until', { date: date(crossing.undo_until) })}</Text>
    </>
  );
}
