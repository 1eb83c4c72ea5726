import type { Movement } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import { getMovement, getProvider } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Link } from '@corredor/ui/Link';
import { Pagination } from '@corredor/ui/Pagination';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataWords, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { type ChangeRow, ChangeTable, useDifference } from '../../../frames/ledger/index.ts';
import { useCustomerName } from '../../../frames/pickers/index.ts';
import { ClashBanners } from '../draft/index.ts';
import { MovementFigures, policyMovementsHref, useItemExtras, useMovementName } from '../parts/index.ts';

interface MovementFactsProps {
  movement: Movement;
  shows?: 'whose';
  /** What it needs. */
  checklist?: ReactNode;
}

/** What a movement is, what it needs and touches, and how its premium was found. */
export function MovementFacts({ movement, shows, checklist }: MovementFactsProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { date, today } = useFormats();
  const isCharged = compareMoney(movement.total_delta, '0.00') > 0;
  return (
    <Stack>
      <ClashBanners clashes={movement.clashes} />
      <DescriptionList
        columns={3}
        items={[
          ...(shows
            ? [
                {
                  term: t('field.policy'),
                  detail: <Link href={policyMovementsHref(movement.policy_id)}>{movement.policy.name}</Link>,
                },
                { term: t('field.contractor'), detail: movement.contractor.name },
                { term: t('field.provider'), detail: movement.provider.short_name ?? movement.provider.name },
              ]
            : []),
          ...(movement.undoes_id
            ? [
                {
                  term: t('field.undoes'),
                  detail: <UndoneLink id={movement.undoes_id} />,
                },
              ]
            : []),
          { term: t('field.effective_date'), detail: date(movement.effective_date) },
          { term: t('field.requested_by'), detail: t(`common:movementRequester.${movement.requested_by}`) },
          { term: t('field.methodName'), detail: t(`common:movementMethod.${movement.method}`) },
          ...(movement.sent_on ? [{ term: t('field.sent_on'), detail: date(movement.sent_on) }] : []),
          ...(movement.issued_on ? [{ term: t('field.issued_on'), detail: date(movement.issued_on) }] : []),
          ...(movement.undo_until
            ? [
                {
                  term: t(today() > movement.undo_until ? 'field.undone_until' : 'field.undo_until'),
                  detail: date(movement.undo_until),
                },
              ]
            : []),
          ...(movement.insurer_number ? [{ term: t('field.insurer_number'), detail: movement.insurer_number }] : []),
          ...(isCharged && movement.plan === 'single'
            ? [{ term: t('field.first_due_date'), detail: date(movement.first_due_date) }]
            : []),
          ...(movement.reason_code
            ? [{ term: t('field.reason_code'), detail: t(`common:lostReason.${movement.reason_code}`) }]
            : []),
          ...(movement.reason ? [{ term: t('field.reason'), detail: movement.reason }] : []),
          ...(movement.rejected_reason ? [{ term: t('field.rejected_reason'), detail: movement.rejected_reason }] : []),
        ]}
      />
      {checklist}
      {movement.items.length > 0 && <Items movement={movement} />}
      <MovementFigures
        net={movement.net_delta}
        charges={movement.charges}
        total={movement.total_delta}
        explanation={movement.explanation}
        currency={movement.currency}
        before={
          movement.total_before === null
            ? undefined
            : { net: movement.net_before, total: movement.total_before, toCollect: null }
        }
      />
    </Stack>
  );
}

/** The movement that another one takes back, by its name as soon as that is known. */
function UndoneLink({ id }: { id: number }) {
  const { t } = useTranslation('movements');
  const nameOf = useMovementName();
  const { data } = useQuery(queryOf(useClient(), getMovement, { path: { movementId: id } }));
  return <Link href={paths.movements({ status: 'all', detail: id })}>{data ? nameOf(data) : t('undoneOne')}</Link>;
}

/** Which values are amounts of money, and which are percentages. */
const amounts: readonly string[] = ['sum', 'limit', 'maximum_insured_sum'];
const shares: readonly string[] = ['rate', 'percentage'];
/** What is told of a row that comes in. */
const told = ['sum', 'rate', 'limit', 'percentage'];
/** A creditor is paid up to its limit. */
const nameFor = ({ target }: Movement['items'][number], name: string) =>
  target === 'beneficiary' && name === 'limit' ? 'upTo' : name;
/** The fields that a row comes in with, or that change of it. */
const namesOf = ({ after }: Movement['items'][number]) => Object.keys(after ?? {}).filter((name) => name !== 'extra');
/** So many items are read at once. */
const pageSize = 25;
/** What a movement adds, takes out and changes; before and after, where a value changes. */
function Items({ movement }: { movement: Movement }) {
  const { items, currency } = movement;
  const nameOf = useFieldNames(movement);
  const extrasOf = useItemExtras(movement);
  const { t } = useTranslation(['movements', 'common']);
  const { money, percent } = useFormats();
  const [page, setPage] = useState(1);
  const first = (page - 1) * pageSize;
  const say = dataWords(t);
  const difference = useDifference(currency);
  const plain = (values: object | null, names: readonly string[]) => {
    const held = new Map<string, unknown>(Object.entries(values ?? {}));
    return names
      .map((name) => {
        const value = held.get(name) ?? '';
        if (amounts.includes(name) && value) return money(String(value), currency);
        if (shares.includes(name) && value) return percent(String(value));
        return (typeof value === 'number' && nameOf(name, value)) || String(value);
      })
      .filter(Boolean)
      .join(', ');
  };
  const shown = items.slice(first, first + pageSize);
  const changes = shown.flatMap((item) =>
    item.action !== 'change'
      ? []
      : namesOf(item).map((name): ChangeRow => {
          const before = plain(item.before, [name]) || null;
          const after = plain(item.after, [name]) || null;
          const values: Record<string, unknown> = { ...item.before };
          const now: Record<string, unknown> = { ...item.after };
          return {
            name: [item.label, say(`value.${nameFor(item, name)}`, { defaultValue: name })].filter(Boolean).join(' · '),
            before,
            change:
              amounts.includes(name) && before && after ? difference(String(values[name]), String(now[name])) : null,
            after,
          };
        }),
  );
  return (
    <section aria-label={t('items')}>
      <Stack gap="xxsmall">
        <Text weight="semibold">{t('items')}</Text>
        {shown.map((item, place) => {
          const names = namesOf(item);
          return (
            <Text key={first + place} size="sm">
              {say(`item.${item.action}`, { what: item.label ?? t(`target.${item.target}`) })}
              {item.action === 'add' &&
                told
                  .filter((name) => names.includes(name) && plain(item.after, [name]))
                  .map((name) => ` · ${say(`value.${nameFor(item, name)}`)}: ${plain(item.after, [name])}`)}
              {extrasOf(item).map((line) => ` · ${line}`)}
              {item.net_delta !== '0.00' && ` · ${money(item.net_delta, currency)}`}
            </Text>
          );
        })}
        {changes.length > 0 && <ChangeTable label={t('changes')} rows={changes} />}
        {items.length > pageSize && (
          <Pagination page={page} pageSize={pageSize} total={items.length} onPageChange={setPage} />
        )}
      </Stack>
    </section>
  );
}

/** What payers and offices are called, before and after; nothing for another value, or for who may not see them. */
function useFieldNames({ items, provider }: Movement) {
  const { before, after } = items.find(({ target }) => target === 'field') ?? {};
  const payers = [
    [before?.payer_id, useCustomerName(before?.payer_id ?? null)],
    [after?.payer_id, useCustomerName(after?.payer_id ?? null)],
  ] as const;
  const hasOffice = Boolean(before?.provider_office_id ?? after?.provider_office_id);
  const offices = useQuery({
    ...queryOf(useClient(), getProvider, { path: { providerId: provider.id } }),
    enabled: hasOffice,
  }).data?.offices;
  return (name: string, id: number): string | undefined => {
    if (name === 'payer_id') return payers.find(([payer]) => payer === id)?.[1];
    return name === 'provider_office_id' ? offices?.find((office) => office.id === id)?.city : undefined;
  };
}
