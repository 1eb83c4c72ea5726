import type { Payment, PaymentSummary } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { getPaymentSummary, listPayments } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { pageOf, queryOf } from '../../../base/data/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { RelatedList, RelatedRow } from '../../../frames/related/index.ts';
import { PaymentActions, usePaymentMoves } from '../moves/index.ts';
import {
  isPartlyPaid,
  PaidPart,
  PaymentStatusChip,
  sizeOf,
  unpaidStatuses,
  useDueWords,
  usePaymentTitle,
} from '../parts/index.ts';

const shown = 5;

/** What they owe in all, and what they have in their favour, by its policy. */
function Sums({ sums, credits, payer }: { sums: PaymentSummary; credits: readonly Payment[]; payer: number }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const open = addMoney(...unpaidStatuses.map((status) => sums[status].amount));
  return (
    <>
      {t('owed.sum', { open: money(open, sums.currency) })}
      {' · '}
      <Text as="span" tone={sums.delayed.count > 0 ? 'critical' : 'inherit'}>
        {t('owed.late', { delayed: money(sums.delayed.amount, sums.currency) })}
      </Text>
      {sums.credits.count > 0 && (
        <>
          {' · '}
          <Link href={paths.payments({ payer, kind: 'credit', status: 'unpaid' })}>
            {t('credit.inFavour', { amount: money(sizeOf(sums.credits.amount), sums.currency) })}
          </Link>
        </>
      )}
      {credits.map(({ id, policy_number: policy, provider, balance, currency }) => (
        <div key={id}>
          {t('owed.credit', { policy, provider: provider.name, amount: money(sizeOf(balance), currency) })}
        </div>
      ))}
    </>
  );
}

/** What is late, and of what is to come the next one. */
const toCollect = (payments: readonly Payment[]) => {
  const open = payments.filter(({ is_paid }) => !is_paid);
  const next = open.find(({ status }) => status !== 'delayed');
  return open.filter((payment) => payment.status === 'delayed' || payment === next);
};

/** What a customer owes, what is late first and then the next to come, to be collected there. Draws nothing for who may not see instalments. */
export function RelatedPayments({ payer }: { payer: number }) {
  const { t } = useTranslation(['payments', 'common']);
  const { money, dateTime, locale } = useFormats();
  const dueOn = useDueWords();
  const titleOf = usePaymentTitle();
  const canView = useCan('policy_app.view_payment');
  const moves = usePaymentMoves();
  const client = useClient();
  const query = pageOf(client, listPayments, { query: { payer, page_size: shown, ordering: 'agenda' } });
  const payments = useQuery({ ...query, enabled: canView });
  const list = toListState(payments);
  const sums = useQuery({ ...queryOf(client, getPaymentSummary, { query: { payer } }), enabled: canView }).data;
  const hasCredits = (sums?.credits.count ?? 0) > 0;
  const ofCredits = { query: { payer, kind: 'credit', status: 'unpaid', page_size: shown } } as const;
  const credits = useQuery({ ...pageOf(client, listPayments, ofCredits), enabled: canView && hasCredits }).data;
  const toCome = (sums?.near_expiry.count ?? 0) + (sums?.on_time.count ?? 0);
  const ofLast = { query: { payer, status: 'on_time', ordering: '-due_date', page_size: 1 } } as const;
  const last = useQuery({ ...pageOf(client, listPayments, ofLast), enabled: canView && toCome > 1 }).data?.results[0];
  if (!canView) return null;
  const open = list.status === 'ready' ? { ...list, rows: toCollect(list.rows) } : list;
  const rows = open.status === 'ready' ? open.rows : [];
  const isLate = ({ status }: Payment) => status === 'delayed';
  const hiddenLate = (sums?.delayed.count ?? 0) - rows.filter(isLate).length;
  const later = toCome - rows.filter((row) => !isLate(row)).length;
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const all =
    later > 0 && hiddenLate <= 0 && last
      ? {
          label: t('owed.more', { count: later, month: month.format(new Date(last.due_date)) }),
          href: paths.payments({ payer, status: 'unpaid' }),
        }
      : { label: t('owed.all'), href: paths.payments({ payer, status: 'all' }) };
  /** Nothing is to be done about it yet, and others come before it. */
  const isLater = ({ id, status }: Payment) => status === 'on_time' && id !== rows[0]?.id;
  return (
    <>
      <RelatedList
        title={t('owed.title')}
        description={
          open.status === 'ready' &&
          open.rows.length > 0 &&
          sums && <Sums sums={sums} credits={credits?.results ?? []} payer={payer} />
        }
        list={open}
        empty={t(list.status === 'ready' && list.total > 0 ? 'owed.nothing' : 'owed.none')}
        all={all}
        onRetry={() => void payments.refetch()}
      >
        {(payment) => (
          <RelatedRow
            name={
              <Link tone="strong" href={paths.paymentRecord(payment.id)}>
                {titleOf(payment)}
              </Link>
            }
            mark={<PaymentStatusChip status={payment.status} />}
            note={[
              dueOn(payment.due_date),
              payment.last_notified_at && t('payer.lastReminder', { when: dateTime(payment.last_notified_at) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            figure={money(payment.balance, payment.currency)}
            figureNote={isPartlyPaid(payment) && <PaidPart payment={payment} />}
            hasSmallActions={isLater(payment)}
            actions={
              moves.canChange && (
                <PaymentActions payment={payment} moves={moves} isInRow isMain={false} isLater={isLater(payment)} />
              )
            }
          />
        )}
      </RelatedList>
      {moves.dialog}
    </>
  );
}
