import type { Movement, MovementUndo } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { Banner } from '@corredor/ui/Banner';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import type { RecordState } from '../../../frames/records/index.ts';

interface MovementUndoFactsProps {
  movement: Pick<Movement, 'kind' | 'currency'>;
  undo: RecordState<MovementUndo>;
  onRetry: () => void;
}

/** What taking a movement back gives up, opens again and moves; or why it cannot be taken back now. */
export default function MovementUndoFacts({ movement, undo, onRetry }: MovementUndoFactsProps) {
  const { t } = useTranslation('movements');
  const { date, money, today } = useFormats();
  if (undo.status === 'failed') return <ErrorState title={t('undoing.failed')} text={undo.message} onRetry={onRetry} />;
  if (undo.status === 'loading') return <Skeleton shape="rows" height="6rem" />;
  const { refusal, undo_until, items_count, instalments, reopened, credits_reopened, end_date, closing } = undo.record;
  const wordsOf = (amount: string, day: string) => {
    if (amount.startsWith('-')) return 'undoing.credit';
    return day < today() ? 'undoing.instalmentPast' : 'undoing.instalment';
  };
  const line = ({ number, due_date, amount }: MovementUndo['instalments'][number]) =>
    t(wordsOf(amount, due_date), {
      number,
      date: date(due_date),
      amount: money(amount.replace('-', ''), movement.currency),
    });
  if (refusal)
    return (
      <section aria-label={t('undoing.refused')}>
        <Banner tone="caution" title={t('undoing.refused')}>
          {refusal.detail}
        </Banner>
      </section>
    );
  return (
    <section aria-label={t('undoing.title')}>
      <Stack gap="xxsmall">
        <Text weight="semibold">{t('undoing.title')}</Text>
        {items_count > 0 && <Text size="sm">{t('undoing.items', { count: items_count })}</Text>}
        {closing && (
          <Text size="sm">
            {closing.closes_on ? t('undoing.closes', { date: date(closing.closes_on) }) : t('undoing.inForce')}
          </Text>
        )}
        {end_date && <Text size="sm">{t('undoing.ends', { date: date(end_date) })}</Text>}
        {instalments.map((one) => (
          <Text key={`own ${one.number} ${one.due_date}`} size="sm">
            {t('undoing.voided', { what: line(one) })}
          </Text>
        ))}
        {reopened.map((one) => (
          <Text key={`open ${one.number} ${one.due_date}`} size="sm">
            {t('undoing.reopened', { what: line(one) })}
          </Text>
        ))}
        {compareMoney(credits_reopened, '0.00') > 0 && (
          <Text size="sm">{t('undoing.credits', { amount: money(credits_reopened, movement.currency) })}</Text>
        )}
        <Text size="sm">{t('undoing.remains')}</Text>
        {undo_until && (
          <Text size="sm" tone="muted">
            {t('undoing.until', { date: date(undo_until) })}
          </Text>
        )}
      </Stack>
    </section>
  );
}
