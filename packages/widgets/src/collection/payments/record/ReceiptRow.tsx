import type { Receipt } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { Chip } from '@corredor/ui/Chip';
import { Text } from '@corredor/ui/Text';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { RelatedRow } from '../../../frames/related/index.ts';
import { useReceiptWords } from '../parts/index.ts';

interface ReceiptRowProps {
  receipt: Receipt;
  /** Takes it back, of a crossing both its sides; left out for who may not collect. */
  onTakeBack?: (receipt: Receipt) => void;
  /** Shows the payer's receipt for it; left out where there is none to give. */
  onPaper?: (receipt: Receipt) => void;
}

/** One part that came in; what was taken back stays in sight, struck through. */
export function ReceiptRow({ receipt, onTakeBack, onPaper }: ReceiptRowProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const { nameOf, noteOf } = useReceiptWords();
  const isVoid = receipt.voided_at !== null;
  const isCrossing = receipt.crossing_id !== null;
  const amount = money(receipt.amount, receipt.currency);
  const name = nameOf(receipt);
  return (
    <RelatedRow
      name={
        <Text as="span" weight={isVoid ? 'regular' : 'medium'} tone={isVoid ? 'muted' : 'strong'}>
          {isVoid ? <s>{name}</s> : name}
        </Text>
      }
      mark={isVoid && <Chip icon={Undo2}>{t('receipts.voided')}</Chip>}
      note={noteOf(receipt)}
      figure={isVoid ? <s>{amount}</s> : amount}
      hasQuietActions
      actions={
        !isVoid && (
          <>
            {onPaper && receipt.kind === 'money' && !receipt.from_import && (
              <Button
                size="small"
                tone="quiet"
                aria-label={t('receipts.giveNamed', { amount, name })}
                onPress={() => onPaper(receipt)}
              >
                {t('receipts.give')}
              </Button>
            )}
            {onTakeBack && (
              <Button
                size="small"
                tone="quiet"
                aria-label={t(isCrossing ? 'cross.undoNamed' : 'receipts.takeBackNamed', { amount, name })}
                onPress={() => onTakeBack(receipt)}
              >
                {t(isCrossing ? 'cross.undo' : 'receipts.takeBack')}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
