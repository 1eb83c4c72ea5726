import { call, ifMatch, sendCall } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { getReceiptDocument, getReceiptMail, sendReceipt } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Dialog } from '@corredor/ui/Dialog';
import { Link } from '@corredor/ui/Link';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats, useLanguage } from '../../../base/app/index.ts';
import { queryOf, refreshAfter, useRequestKey } from '../../../base/data/index.ts';
import { LetterPreview } from '../../../frames/letters/index.ts';
import { saveFile } from '../../../frames/lists/index.ts';
import { savedPaper } from '../../../frames/paper/index.ts';
import { RecordFrame, toRecordState } from '../../../frames/records/index.ts';
import { Problem } from './PayDialogView.tsx';
import type { GivenReceipt } from './PaymentMoves.tsx';

interface ReceiptPaperDialogProps extends GivenReceipt {
  onClose: () => void;
}

/**
 * The payer's receipt for what came in: saved as a PDF, or sent by mail, which is shown before it goes out. Where several paid at once it goes from
 * one to the next, and ends when all were sent theirs.
 */
export default function ReceiptPaperDialog({ others = [], onClose, ...first }: ReceiptPaperDialogProps) {
  const { t } = useTranslation(['payments', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { language } = useLanguage();
  const { date } = useFormats();
  const canComplete = useCan('core_app.change_customer');
  const [chosen, setChosen] = useState(first.receipt.id);
  const [sent, setSent] = useState<readonly number[]>([]);
  // Who was sent one already gets no second.
  const open = [first, ...others].filter(({ receipt }) => !sent.includes(receipt.id));
  const { payment, receipt } = open.find((one) => one.receipt.id === chosen) ?? first;
  const path = { paymentId: payment.id, receiptId: receipt.id };
  const mail = useQuery({ ...queryOf(client, getReceiptMail, { path }), staleTime: 0 });
  // One wish for each receipt: what is sent again after a lost answer is not sent twice.
  const keyOf = useRequestKey();
  const saving = useMutation({
    mutationFn: () =>
      savedPaper(
        // The payer is handed what the mail would bring, in the same language.
        () =>
          sendCall(client, getReceiptDocument, {
            path,
            parseAs: 'blob' as const,
            language: mail.data?.language ?? language,
          }),
        `${receipt.id}.pdf`,
      ),
    onSuccess: ({ bytes, name }) => saveFile(bytes, name),
  });
  const sending = useMutation({
    mutationFn: () => call(client, sendReceipt, { path, header: { ...ifMatch(receipt.version), ...keyOf(path) } }),
    onSuccess: () => {
      const next = open.find((one) => one.receipt.id !== receipt.id);
      setSent([...sent, receipt.id]);
      if (next) setChosen(next.receipt.id);
      else onClose();
      toast.success(t('receipts.sent', { email: mail.data?.email ?? '' }));
    },
    // Not awaited: the next payer's receipt can be sent while the lists are read again.
    onSettled: () => void refreshAfter(queries, sendReceipt),
  });
  const failure = sending.error ?? saving.error;
  const refusal = mail.data?.refusal;
  return (
    <Dialog
      isOpen
      isDismissable={!sending.isPending}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('receipts.give')}
      description={t('receipts.numbered', { number: receipt.id, date: date(receipt.received_on) })}
      actions={
        <>
          <Button onPress={onClose} isDisabled={sending.isPending}>
            {t('common:action.close')}
          </Button>
          <Button icon={Download} isPending={saving.isPending} onPress={() => saving.mutate()}>
            {t('receipts.save')}
          </Button>
          <Button
            tone="accent"
            isPending={sending.isPending}
            isDisabled={!mail.data || refusal !== null}
            onPress={() => sending.mutate()}
          >
            {t('receipts.send')}
          </Button>
        </>
      }
    >
      <Stack>
        {open.length > 1 && (
          <Select
            label={t('receipts.payer')}
            items={open.map((one) => ({ id: one.receipt.id, label: one.payment.payer.name }))}
            value={receipt.id}
            isDisabled={sending.isPending}
            onChange={(id) => {
              if (id === null) return;
              sending.reset();
              saving.reset();
              setChosen(id);
            }}
          />
        )}
        {failure && <Problem error={toCallError(failure)} isKept={false} />}
        <RecordFrame state={toRecordState(mail)} onRetry={() => void mail.refetch()}>
          {({ payer, email, subject, body, language: written }) => (
            <>
              {refusal && (
                <Banner tone="caution" title={t(`remind.refusal.${refusal}`)}>
                  {refusal === 'payer_without_email' && canComplete && (
                    <Link href={paths.customer(payer.id)}>{t('remind.complete', { name: payer.name })}</Link>
                  )}
                </Banner>
              )}
              <DescriptionList
                columns={1}
                items={[{ term: t('receipts.to'), detail: [payer.name, email].filter(Boolean).join(' · ') }]}
              />
              <LetterPreview subject={subject} text={body} language={written} />
            </>
          )}
        </RecordFrame>
      </Stack>
    </Dialog>
  );
}
