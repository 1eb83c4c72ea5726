import type { MovementRow, Policy } from '@corredor/core/api';
import { subtractMoney } from '@corredor/core/money';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Spread } from '@corredor/ui/Spread';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { CalendarDays, FilePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useSignedMoney } from '../../../frames/ledger/index.ts';
import type { ListState } from '../../../frames/lists/index.ts';
import { MovementStatusChip } from '../parts/index.ts';

interface PolicyMovementsViewProps {
  policy: Pick<Policy, 'total_grant' | 'current_total' | 'currency' | 'closes_on' | 'closes_as' | 'status'>;
  list: ListState<MovementRow>;
  /** Where another is drafted; absent where nobody may. */
  newHref?: string;
  onOpen: (id: number) => void;
  /** Shows the policy on a day. */
  onAsOf: () => void;
  onRetry: () => void;
}

/** The movements of a policy, the latest first, with what they came to. */
export function PolicyMovementsView({ policy, list, newHref, onOpen, onAsOf, onRetry }: PolicyMovementsViewProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { money, date } = useFormats();
  const signed = useSignedMoney();
  if (list.status === 'failed')
    return <ErrorState title={t('failed')} text={list.message} onRetry={list.isForbidden ? undefined : onRetry} />;
  if (list.status === 'loading') return <Skeleton shape="rows" height="16rem" />;
  const { currency } = policy;
  const add = newHref && (
    <LinkButton tone="accent" icon={FilePlus} href={newHref}>
      {t('new.verb')}
    </LinkButton>
  );
  const asOf = (
    <Button icon={CalendarDays} onPress={onAsOf}>
      {t('asOf.verb')}
    </Button>
  );
  if (list.rows.length === 0)
    return (
      <EmptyState
        drawing="list"
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Inline>
            {add}
            {policy.status !== 'draft' && asOf}
          </Inline>
        }
      />
    );
  return (
    <Stack>
      <Card>
        <Stack gap="small">
          <DescriptionList
            columns={3}
            items={[
              { term: t('sum.issued'), detail: money(policy.total_grant, currency) },
              {
                term: t('sum.movements'),
                detail: money(subtractMoney(policy.current_total, policy.total_grant), currency),
              },
              { term: t('sum.now'), detail: money(policy.current_total, currency) },
            ]}
          />
          {policy.closes_on && policy.status !== 'closed' && policy.closes_as === 'cancelled' && (
            <Text tone="critical">{t('cancels', { date: date(policy.closes_on) })}</Text>
          )}
          <Inline>
            {add}
            {asOf}
          </Inline>
        </Stack>
      </Card>
      {list.rows.map((row) => (
        <Card key={row.id}>
          <Spread>
            <Stack gap="xxsmall">
              <Text weight="semibold">
                {t(row.undoes_id === null ? 'title' : 'mirror', {
                  number: row.number,
                  kind: t(`common:movementKind.${row.kind}`),
                })}
              </Text>
              <Text size="sm" tone="muted">
                {t('from', { date: date(row.effective_date) })}
                {row.insurer_number && ` · ${row.insurer_number}`}
              </Text>
            </Stack>
            <Inline>
              <Text isNumeric weight="medium" tone={row.status === 'issued' ? 'strong' : 'muted'}>
                {signed(row.total_delta, currency)}
              </Text>
              <MovementStatusChip status={row.status} sentOn={row.sent_on} />
              <Button size="small" aria-label={t('openNumber', { number: row.number })} onPress={() => onOpen(row.id)}>
                {t('open')}
              </Button>
            </Inline>
          </Spread>
        </Card>
      ))}
    </Stack>
  );
}
