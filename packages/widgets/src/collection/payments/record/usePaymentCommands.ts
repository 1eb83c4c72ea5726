import type { Payment } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import type { RecordCommands } from '../../../frames/commands/index.ts';
import type { PaymentMoving } from '../moves/index.ts';
import { dueOf, usePaymentTitle } from '../parts/index.ts';

/** What an instalment is called, and what the reader may do with it by keys and from the palette. */
export function usePaymentCommands(
  payment: Payment,
  { canChange, move, remind, cross }: Pick<PaymentMoving, 'canChange' | 'move' | 'remind' | 'cross'>,
  isEditing = false,
): ComponentProps<typeof RecordCommands> {
  const { t } = useTranslation(['payments', 'common']);
  const { money, shortDate } = useFormats();
  const { id, payer, currency, due_date } = payment;
  const titleOf = usePaymentTitle();
  const can = (action: Payment['allowed_actions'][number]) => canChange && payment.allowed_actions.includes(action);
  return {
    kind: 'payment',
    id,
    label: titleOf(payment),
    description: [payer?.name, money(dueOf(payment), currency), shortDate(due_date)].filter(Boolean).join(' · '),
    commands: [
      can('cross') && { id: 'move', label: t('cross.verb'), run: () => cross(payment) },
      can('refund') && { id: 'pay', label: t('credit.refund'), run: () => move(payment) },
      can('pay') && { id: 'pay', label: t('common:action.pay'), run: () => move(payment) },
      can('notify') && { id: 'notify', label: t('common:action.notify'), run: () => remind(payment) },
      canChange && !isEditing && { id: 'edit', label: t('common:action.edit'), href: paths.payment(id) },
      can('unpay') && { id: 'unpay', label: t('common:action.unpay'), run: () => move(payment) },
    ],
  };
}
