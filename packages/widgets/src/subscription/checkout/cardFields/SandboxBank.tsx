import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFieldsError } from './cardFields.types.ts';

type Answer = { confirm: () => void; leave: () => void };

/** A bank that asks for itself, as real ones do (3-D Secure). */
export function useSandboxBank() {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<Answer | null>(null);
  const end = (how: keyof Answer) => () => {
    setAsking(false);
    answer.current?.[how]();
  };
  return {
    isAsking,
    confirm: end('confirm'),
    leave: end('leave'),
    ask: () =>
      new Promise<void>((resolve, reject) => {
        answer.current = { confirm: resolve, leave: () => reject(new CardFieldsError('The bank’s check was left.')) };
        setAsking(true);
      }),
  };
}

/** The test bank's question. */
export function SandboxBank({ bank }: { bank: ReturnType<typeof useSandboxBank> }) {
  const { t } = useTranslation('checkout');
  return (
    <ConfirmDialog
      isOpen={bank.isAsking}
      title={t('card.bank.title')}
      confirmLabel={t('card.bank.confirm')}
      cancelLabel={t('card.bank.leave')}
      onConfirm={bank.confirm}
      onCancel={bank.leave}
    >
      {t('card.bank.text')}
    </ConfirmDialog>
  );
}
