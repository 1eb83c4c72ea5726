import type { Payment, RemitInput } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { addMoney } from '@corredor/core/money';
import { DateField } from '@corredor/ui/DateField';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { AskDialog, useDialogForm } from '../../../frames/asking/index.ts';
import { Problem } from './PayDialogView.tsx';

interface RemitDialogViewProps {
  count: number;
  isAtLeast?: boolean;
  /** The chosen instalments; null while they are read. */
  rows?: readonly Payment[] | null;
  isSaving?: boolean;
  error?: CallError | null;
  onRemit: (input: RemitInput) => void;
  onClose: () => void;
}

/** What the broker hands over, insurer by insurer, and when. */
export function RemitDialogView({
  count,
  isAtLeast = false,
  rows = null,
  isSaving = false,
  error = null,
  onRemit,
  onClose,
}: RemitDialogViewProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, today } = useFormats();
  const open = rows?.filter(({ allowed_actions }) => allowed_actions.includes('remit'));
  const left = rows && open ? rows.length - open.length : 0;
  const insurers = [...new Map((open ?? []).map(({ provider }) => [provider.id, provider])).values()];
  const sumOf = (some: readonly Payment[]) =>
    money(addMoney('0.00', ...some.map(({ to_remit }) => to_remit)), some[0]?.currency);
  const faultOf = (day: string | null) => {
    if (day === null) return t('common:validation.required');
    return day > today() ? t('common:validation.notFutureDate') : undefined;
  };
  const form = useDialogForm<{ remitted_on: string | null }, RemitInput>({
    place: open?.length === 1 && count === 1 ? `payments.remit ${open[0]?.id}` : null,
    begun: { remitted_on: today() },
    faultsAtOnce: ({ remitted_on }) => ({ remitted_on: faultOf(remitted_on) }),
    toInput: ({ remitted_on }) => (remitted_on === null ? null : { remitted_on }),
    error,
    isBusy: isSaving,
    onSubmit: onRemit,
  });
  return (
    <AskDialog
      size="small"
      title={t('remit.title')}
      description={
        open
          ? [t('chosen.instalments', { count: open.length }), ...(open.length > 0 ? [sumOf(open)] : [])].join(' · ')
          : t('pay.many', { count, context: isAtLeast ? 'atLeast' : undefined })
      }
      verb={t('remit.verb')}
      form={form}
      isDisabled={open?.length === 0}
      onClose={onClose}
    >
      {error && <Problem error={error} />}
      <Text tone="muted">{t('remit.what')}</Text>
      {insurers.length > 0 && (
        <DescriptionList
          columns={1}
          items={insurers.map(({ id: provider, name }) => ({
            term: name,
            detail: sumOf((open ?? []).filter((row) => row.provider.id === provider)),
          }))}
        />
      )}
      {left > 0 && <Text tone="muted">{t('remit.left', { count: left })}</Text>}
      <DateField label={t('remit.day')} isRequired maxValue={today()} {...form.field('remitted_on')} />
    </AskDialog>
  );
}
