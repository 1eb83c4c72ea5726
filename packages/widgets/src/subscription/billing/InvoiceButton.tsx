import { call } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { getInvoicePdf } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { IconButton } from '@corredor/ui/IconButton';
import { toast } from '@corredor/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { saveFile } from '../../frames/lists/index.ts';

interface InvoiceButtonProps {
  invoiceId: number;
  /** What the file is called; its number in the system unless told. */
  number?: string | null;
  /** Shows its name instead of an icon alone. */
  isNamed?: boolean;
}

/** Saves an invoice to the reader's disk. */
export function InvoiceButton({ invoiceId, number, isNamed = false }: InvoiceButtonProps) {
  const { t } = useTranslation('billing');
  const client = useClient();
  const download = useMutation({
    mutationFn: () => call(client, getInvoicePdf, { path: { invoiceId }, parseAs: 'blob' }),
    onSuccess: (bytes) => saveFile(bytes, `${t('invoiceFile')}-${number ?? invoiceId}.pdf`),
    onError: (error) => toast.error(toCallError(error).message),
  });
  const label = number ? t('downloadNumber', { number }) : t('download');
  const press = { onPress: () => download.mutate(), isPending: download.isPending };
  return isNamed ? (
    <Button icon={Download} {...press}>
      {label}
    </Button>
  ) : (
    <IconButton icon={Download} label={label} size="small" {...press} />
  );
}
