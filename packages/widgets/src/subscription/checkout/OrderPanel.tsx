import type { Quote } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats, useSession } from '../../base/app/index.ts';
import * as css from './OrderPanel.css.ts';

/** What is bought: the plan, its term, and how the total comes about. */
export function OrderPanel({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['checkout', 'common']);
  const { money, date, percent } = useFormats();
  const isOnFree = useSession().record.current_subscription.is_free;
  const amount = (value: string) => money(value, quote.currency);
  const hasCredit = Number(quote.credit) > 0;
  return (
    <Card title={t('order.title')}>
      <Stack>
        <div>
          <p className={css.plan}>{t(`common:planName.${quote.plan.name}`)}</p>
          <Text tone="muted">
            {t(`order.${quote.kind}`)} · {t(`common:subscriptionType.${quote.renewal_frequency}`)}
          </Text>
          <Text tone="muted">
            {quote.to
              ? t('order.term', { from: date(quote.from), to: date(quote.to) })
              : t('order.endless', { from: date(quote.from) })}
          </Text>
        </div>
        <dl className={css.sums}>
          <Line term={t('order.subtotal')} amount={amount(quote.subtotal)} />
          {hasCredit && <Line term={t('order.credit')} amount={`−${amount(quote.credit)}`} />}
          <Line
            term={quote.vat_percent ? t('order.taxOf', { percent: percent(quote.vat_percent) }) : t('order.tax')}
            amount={amount(quote.tax)}
          />
          <Line term={t('order.total')} amount={amount(quote.total)} isTotal />
        </dl>
        {quote.credit_days > 0 && <Text size="sm">{t('order.creditDays', { count: quote.credit_days })}</Text>}
        {quote.waits_for_review && (
          <Text size="sm" tone="muted">
            {t('order.review')}
          </Text>
        )}
        <Text size="sm" tone="muted">
          {t('order.noRenewal')}
        </Text>
        <Link href={paths.plans()}>{t('order.other')}</Link>
        {isOnFree && <Link href={paths.dashboard()}>{t('order.stayFree')}</Link>}
      </Stack>
    </Card>
  );
}

function Line({ term, amount, isTotal = false }: { term: string; amount: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? `${css.line} ${css.total}` : css.line}>
      <dt>{term}</dt>
      <dd className={css.amount}>{amount}</dd>
    </div>
  );
}
