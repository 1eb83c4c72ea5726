import type { Policy, PolicyAsOf } from '@corredor/core/api';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Columns } from '@corredor/ui/Columns';
import { DateField } from '@corredor/ui/DateField';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Dialog } from '@corredor/ui/Dialog';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { useExtraLines } from '../parts/index.ts';

interface PolicyAsOfViewProps {
  policy: Pick<Policy, 'extra_fields'>;
  day: string | null;
  /** The policy on that day; null while it is read for the first time. */
  found: PolicyAsOf | null;
  /** What is shown is of the day before it was changed. */
  isStale: boolean;
  error: string | null;
  onDayChange: (day: string | null) => void;
  onClose: () => void;
}
type Row = PolicyAsOf['rows'][number];
const targets = ['vehicle', 'insured', 'coverage', 'general', 'beneficiary'] as const;
/** The policy's own fields that movements may change, in their order. */
const told = [
  'payer_id',
  'provider_office_id',
  'certificate_number',
  'maximum_insured_sum',
  'estimated_payment_day',
  'deductible',
  'condition_deductible',
  'condition',
] as const;
function textOf(name: (typeof told)[number], { payer, provider_office, fields }: PolicyAsOf) {
  if (name === 'payer_id') return payer?.name;
  if (name === 'provider_office_id') return provider_office?.name;
  const value = fields[name];
  return typeof value === 'number' ? String(value) : value;
}

/** What a policy lists and costs on a day. */
export function PolicyAsOfView({ policy, day, found, isStale, error, onDayChange, onClose }: PolicyAsOfViewProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { money } = useFormats();
  const amount = (value: string | null | undefined) => (value ? money(value, found?.currency) : '');
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('asOf.title')}
      actions={<Button onPress={onClose}>{t('common:action.close')}</Button>}
    >
      <Stack>
        <Columns count={2}>
          <DateField label={t('asOf.day')} isRequired value={day} onChange={onDayChange} />
        </Columns>
        {error && <Banner tone="critical" isLive title={error} />}
        {!found && !error && <Skeleton shape="rows" height="12rem" />}
        {found && !error && (
          <div aria-busy={isStale}>
            <Stack>
              {!found.is_covered && <Banner tone="caution" title={t('asOf.notCovered')} />}
              <DescriptionList
                columns={3}
                items={[
                  { term: t('common:premium.net'), detail: amount(found.net_premium) },
                  { term: t('common:premium.total'), detail: <strong>{amount(found.total)}</strong> },
                  { term: t('asOf.fullTerm'), detail: amount(found.full_term_net) },
                  { term: t('asOf.movements'), detail: String(found.movements_count) },
                  ...told.flatMap((name) => {
                    const value = textOf(name, found);
                    if (!value) return [];
                    const detail = name === 'maximum_insured_sum' ? amount(value) : value;
                    return [{ term: t(`value.${name}`), detail }];
                  }),
                ]}
              />
              {targets.map((target) => (
                <Listed
                  key={target}
                  policy={policy}
                  title={t(`asOf.list.${target}`)}
                  rows={found.rows.filter((row) => row.target === target)}
                  amount={amount}
                />
              ))}
              {found.rows.length === 0 && <Text tone="muted">{t('asOf.nothing')}</Text>}
            </Stack>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

function Listed({
  policy,
  title,
  rows,
  amount,
}: {
  policy: Pick<Policy, 'extra_fields'>;
  title: string;
  rows: readonly Row[];
  amount: (value: string | null | undefined) => string;
}) {
  const { t } = useTranslation('movements');
  const { date, percent } = useFormats();
  const linesOf = useExtraLines(policy);
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <Stack gap="xxsmall">
        <Text weight="semibold">
          {title} ({rows.length})
        </Text>
        {rows.map(({ id, target, label, values, valid_from, valid_until }) => {
          const facts = [
            label,
            values.limit &&
              (target === 'beneficiary' ? t('asOf.upTo', { limit: amount(values.limit) }) : amount(values.limit)),
            values.sum && t('asOf.sum', { sum: amount(values.sum) }),
            values.rate && t('asOf.rate', { rate: percent(values.rate) }),
            values.term_net && t('asOf.termNet', { net: amount(values.term_net) }),
            values.percentage && percent(values.percentage),
            ...linesOf(target, values).map(({ name, text }) => text && `${name}: ${text}`),
            valid_from && t('asOf.from', { date: date(valid_from) }),
            valid_until && t('asOf.until', { date: date(valid_until) }),
          ];
          return (
            <Text key={id} size="sm">
              {facts.filter(Boolean).join(' · ')}
            </Text>
          );
        })}
      </Stack>
    </section>
  );
}
