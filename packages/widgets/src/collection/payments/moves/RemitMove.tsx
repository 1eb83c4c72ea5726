import type { Payment, RemitInput } from '@corredor/core/api';
import { call, idempotencyKey, ifMatch, keyHeader } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { remitInstalment, undoRemittance } from '@corredor/core/operations';
import { ConfirmDialog } from '@corredor/ui/ConfirmDialog';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { refreshAfter, useRequestKey } from '../../../base/data/index.ts';
import { Problem } from './PayDialogView.tsx';
import { RemitDialogView } from './RemitDialogView.tsx';
import { useTakeBackRemittance } from './useTakeBack.ts';

interface RemitMoveProps {
  payment: Payment;
  /** What was handed over last is taken back. */
  isUndo: boolean;
  onClose: () => void;
}

/** Hands over to the insurer what the broker collected of an instalment, or takes that back. */
export default function RemitMove({ isUndo, ...props }: RemitMoveProps) {
  return isUndo ? <Undo {...props} /> : <Remit {...props} />;
}

function Remit({ payment, onClose }: Omit<RemitMoveProps, 'isUndo'>) {
  const { t } = useTranslation(['payments', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const keyOf = useRequestKey();
  const takeBack = useTakeBackRemittance();
  const remit = useMutation({
    mutationFn: (body: RemitInput) =>
      call(client, remitInstalment, {
        path: { paymentId: payment.id },
        header: { ...ifMatch(payment.version), ...keyOf(body) },
        body,
      }),
    onSuccess: (after) => {
      onClose();
      toast.success(t('remit.done'), {
        action: { label: t('common:action.undo'), onAction: () => takeBack.mutate(after) },
        isElsewhere: true,
      });
    },
    onSettled: () => refreshAfter(queries, remitInstalment),
  });
  return (
    <RemitDialogView
      count={1}
      rows={[payment]}
      isSaving={remit.isPending}
      error={remit.error ? toCallError(remit.error) : null}
      onRemit={(input) => remit.mutate(input)}
      onClose={onClose}
    />
  );
}

function Undo({ payment, onClose }: Omit<RemitMoveProps, 'isUndo'>) {
  const { t } = useTranslation('payments');
  const client = useClient();
  const queries = useQueryClient();
  const [key] = useState(idempotencyKey);
  const undo = useMutation({
    mutationFn: () =>
      call(client, undoRemittance, {
        path: { paymentId: payment.id },
        header: { ...ifMatch(payment.version), ...keyHeader(key) },
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('remit.undone'));
    },
    onSettled: () => refreshAfter(queries, undoRemittance),
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('remit.undoTitle')}
      confirmLabel={t('remit.undo')}
      isPending={undo.isPending}
      onConfirm={() => undo.mutate()}
      onCancel={onClose}
    >
      <Stack gap="small">
        {undo.error && <Problem error={toCallError(undo.error)} isKept={false} />}
        <Text>{t('remit.undoText', { name: payment.provider.name })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
