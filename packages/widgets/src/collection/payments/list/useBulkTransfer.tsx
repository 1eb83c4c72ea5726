import type { Payment } from '@corredor/core/api';
import { Landmark } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkVerb } from '../../../frames/lists/index.ts';
import type { PaymentMoving } from '../moves/index.ts';
import { TransferDialog } from '../moves/index.ts';

/** Spreads one transfer over chosen instalments. */
export function useBulkTransfer(onReceipt: PaymentMoving['give']): BulkVerb<Payment> {
  const { t } = useTranslation('payments');
  return {
    id: 'transfer',
    label: t('transfer.verb'),
    icon: Landmark,
    ask: ({ rows, cancel, finished }) => (
      <Suspense fallback={null}>
        <TransferDialog rows={rows} isChosen onDone={finished} onReceipt={onReceipt} onClose={cancel} />
      </Suspense>
    ),
  };
}
