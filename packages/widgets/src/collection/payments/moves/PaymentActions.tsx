import type { Payment } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { IconButton } from '@corredor/ui/IconButton';
import { MenuButton } from '@corredor/ui/Menu';
import { BellRing, Building2, CircleDollarSign, HandCoins, Pencil, Shuffle, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePaymentNumbers } from '../parts/index.ts';
import type { PaymentMoving } from './usePaymentMoves.tsx';

interface PaymentActionsProps {
  payment: Payment;
  moves: Pick<PaymentMoving, 'canChange' | 'move' | 'remind' | 'cross' | 'remit'>;
  /** Within a row of many, where each button says of which instalment it is. */
  isInRow?: boolean;
  /** Paying is the main thing to do here; true for what is not paid unless told. */
  isMain?: boolean;
  /** Within a row: its turn comes later, and what can be done with it stands in a menu. */
  isLater?: boolean;
  /** Within a row: reminding and taking back are drawn by their signs, so that actions stand in a column. */
  isTight?: boolean;
  /** Whether taking a payment back is offered; true unless told. */
  hasUndo?: boolean;
  /** Whether reminding is among them; true unless told. */
  hasReminder?: boolean;
  /** Shows what came in for it; offered where something did. */
  onReceipts?: (payment: Payment) => void;
}

/** The buttons with which an instalment is collected; who may not collect only reads what came in, and none is there that would be refused. */
export function PaymentActions({
  payment,
  moves,
  isInRow,
  isMain = true,
  isLater = false,
  isTight = false,
  hasUndo = true,
  hasReminder = true,
  onReceipts,
}: PaymentActionsProps) {
  const { t } = useTranslation(['payments', 'common']);
  const number = usePaymentNumbers().numberOf(payment);
  const can = (action: Payment['allowed_actions'][number]) => payment.allowed_actions.includes(action);
  const named = (verb: 'pay' | 'unpay' | 'notify' | 'refund') => {
    if (!isInRow) return undefined;
    return t(payment.kind === 'credit' && verb === 'unpay' ? 'credit.unrefundNamed' : `timeline.${verb}Named`, {
      number,
    });
  };
  const button = { size: isInRow ? 'small' : 'medium' } as const;
  // Whoever only looks reads what came in, too.
  const receipts = onReceipts && payment.paid_amount !== '0.00' && (
    <Button
      {...button}
      tone="quiet"
      aria-label={t(payment.kind === 'credit' ? 'credit.usesNamed' : 'receipts.named', { number })}
      onPress={() => onReceipts(payment)}
    >
      {t(payment.kind === 'credit' ? 'credit.usesShort' : 'receipts.title')}
    </Button>
  );
  if (!moves.canChange) return receipts || null;
  const isInMenu = isLater && can('pay');
  return (
    <>
      {hasReminder && !isLater && can('notify') && isTight && (
        <IconButton
          icon={BellRing}
          size="small"
          label={named('notify') ?? t('common:action.notify')}
          onPress={() => moves.remind(payment)}
        />
      )}
      {hasReminder && !isLater && can('notify') && !isTight && (
        <Button
          {...button}
          icon={isInRow ? undefined : BellRing}
          tone={isInRow ? 'quiet' : 'neutral'}
          aria-label={named('notify')}
          onPress={() => moves.remind(payment)}
        >
          {t('common:action.notify')}
        </Button>
      )}
      {can('pay') && !isInMenu && (
        <Button
          {...button}
          icon={isInRow ? undefined : CircleDollarSign}
          tone={isMain ? 'accent' : 'neutral'}
          aria-label={named('pay')}
          onPress={() => moves.move(payment)}
        >
          {t('common:action.pay')}
        </Button>
      )}
      {can('cross') && (
        <Button
          {...button}
          icon={isInRow ? undefined : Shuffle}
          tone={isMain ? 'accent' : 'neutral'}
          aria-label={isInRow ? t('cross.named', { number }) : undefined}
          onPress={() => moves.cross(payment)}
        >
          {t('cross.verb')}
        </Button>
      )}
      {can('refund') && (
        <Button
          {...button}
          icon={isInRow ? undefined : HandCoins}
          tone="neutral"
          aria-label={named('refund')}
          onPress={() => moves.move(payment)}
        >
          {t('credit.refund')}
        </Button>
      )}
      {!isInRow && can('remit') && (
        <Button icon={Building2} onPress={() => moves.remit(payment, false)}>
          {t('remit.verb')}
        </Button>
      )}
      {!isInRow && hasUndo && can('undo_remittance') && (
        <Button icon={Undo2} onPress={() => moves.remit(payment, true)}>
          {t('remit.undo')}
        </Button>
      )}
      {receipts}
      {isInMenu && (
        <MenuButton
          isIconOnly
          size="small"
          label={t('timeline.moreNamed', { number })}
          items={[
            { id: 'pay', label: t('common:action.pay'), icon: CircleDollarSign, onAction: () => moves.move(payment) },
            ...(can('notify')
              ? [
                  {
                    id: 'notify',
                    label: t('common:action.notify'),
                    icon: BellRing,
                    onAction: () => moves.remind(payment),
                  },
                ]
              : []),
            { id: 'edit', label: t('common:action.edit'), icon: Pencil, href: paths.payment(payment.id) },
          ]}
        />
      )}
      {hasUndo && can('unpay') && isTight && (
        <IconButton
          icon={Undo2}
          size="small"
          label={named('unpay') ?? t('common:action.unpay')}
          onPress={() => moves.move(payment)}
        />
      )}
      {hasUndo && can('unpay') && !isTight && (
        <Button
          {...button}
          icon={isInRow ? undefined : Undo2}
          tone={isInRow ? 'quiet' : 'neutral'}
          aria-label={named('unpay')}
          onPress={() => moves.move(payment)}
        >
          {payment.kind === 'credit' ? t('credit.unrefund') : t('common:action.unpay')}
        </Button>
      )}
    </>
  );
}
