import type { Payment } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { useTranslation } from 'react-i18next';
import { usePaymentTitle } from '../parts/index.ts';
import { Receipts } from './Receipts.tsx';

interface ReceiptsDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** What came in for one instalment of a plan, over that plan. */
export default function ReceiptsDialog({ payment, onClose }: ReceiptsDialogProps) {
  const { t } = useTranslation('common');
  const titleOf = usePaymentTitle();
  return (
    <Dialog
      isOpen
      title={titleOf(payment)}
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={<Button onPress={onClose}>{t('action.close')}</Button>}
    >
      <Receipts payment={payment} hasSum />
    </Dialog>
  );
}
