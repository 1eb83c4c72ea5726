import { toCallError } from '@corredor/core/errors';
import { listPayments } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { CustomerPicker } from '../../../frames/pickers/index.ts';
import { type PaymentMoving, TransferDialog } from '../moves/index.ts';

interface NewCollectionDialogProps {
  onReceipt: PaymentMoving['give'];
  onClose: () => void;
}

/** Asks who pays, and shares out what came in over the open instalments of that payer. */
export default function NewCollectionDialog({ onReceipt, onClose }: NewCollectionDialogProps) {
  const { t } = useTranslation(['payments', 'common']);
  const [payerId, setPayerId] = useState<number | null>(null);
  const [hasTried, setTried] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const query = { payer: payerId ?? 0, status: 'unpaid', ordering: 'due_date', page_size: 200 } as const;
  const open = useQuery({ ...queryOf(useClient(), listPayments, { query }), enabled: payerId !== null });
  const rows = payerId === null ? undefined : open.data?.results;
  const choose = (id: number | null) => {
    setPayerId(id);
    setSharing(false);
  };
  const goOn = () => {
    setTried(true);
    // What is asked before the instalments are there is done once they are.
    setSharing(payerId !== null);
  };
  return (
    <>
      <Dialog
        isOpen
        size="small"
        title={t('collect.verb')}
        onOpenChange={(isOpen) => isOpen || onClose()}
        actions={
          <>
            <Button onPress={onClose}>{t('common:action.cancel')}</Button>
            <Button tone="accent" isPending={isSharing && open.isLoading} onPress={goOn}>
              {t('common:action.continue')}
            </Button>
          </>
        }
      >
        <Stack gap="small">
          <Text>{t('collect.text')}</Text>
          <CustomerPicker
            label={t('field.payer')}
            isRequired
            value={payerId}
            onChange={choose}
            errorMessage={hasTried && payerId === null ? t('common:validation.required') : undefined}
          />
          <div role="status">{rows?.length === 0 && <Text>{t('owed.nothing')}</Text>}</div>
          {payerId !== null && open.error && (
            <ErrorState
              title={t('timeline.failed')}
              text={toCallError(open.error).message}
              onRetry={() => void open.refetch()}
              isRetrying={open.isFetching}
            />
          )}
        </Stack>
      </Dialog>
      {isSharing && rows && rows.length > 0 && (
        <Suspense fallback={null}>
          <TransferDialog
            rows={rows}
            openCount={open.data?.count}
            onDone={onClose}
            onReceipt={onReceipt}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
