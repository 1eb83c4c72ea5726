import type { LostReason, MovementKind, MovementStatus, MovementSummary } from '@corredor/core/api';
import { vLostReason, vMovementKind, vMovementStatus } from '@corredor/core/schemas';
import type { FilterField } from '@corredor/ui/FilterBar';
import { NumberField } from '@corredor/ui/NumberField';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import type { ActiveListFilter, ListControls, ListStates, ListSum } from '../../../frames/lists/index.ts';
import { ProviderPicker, useProviderName } from '../../../frames/pickers/index.ts';
import { useSampleFilter } from '../../../frames/records/index.ts';

/** What the list of movements can be narrowed by, as the API and the address name it. */
export const movementFilters = [
  'kind',
  'status',
  'provider',
  'reason_code',
  'waiting_days',
  'policy',
  'is_sample',
] as const;
export type MovementFilter = (typeof movementFilters)[number];

const reasons: readonly LostReason[] = vLostReason.options;
const kinds: readonly MovementKind[] = vMovementKind.options;
export const movementStatuses: readonly MovementStatus[] = vMovementStatus.options;
const numberIn = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** The fields that narrow the list. */
export function useMovementFilterFields(controls: ListControls<MovementFilter>): FilterField[] {
  const { t } = useTranslation(['movements', 'common']);
  const { filters, setFilter } = controls;
  const setNumber = (name: MovementFilter) => (value: number | null) =>
    setFilter(name, value === null ? null : String(value));
  return [
    {
      id: 'kind',
      label: t('field.kind'),
      field: (
        <Select
          label={t('field.kind')}
          items={kinds.map((id) => ({ id, label: t(`common:movementKind.${id}`) }))}
          value={kinds.find((one) => one === filters.kind) ?? null}
          onChange={(kind) => setFilter('kind', kind)}
          emptyLabel={t('common:state.all')}
        />
      ),
    },
    {
      id: 'provider',
      label: t('field.provider'),
      field: (
        <ProviderPicker
          label={t('field.provider')}
          value={numberIn(filters.provider)}
          onChange={setNumber('provider')}
        />
      ),
    },
    {
      id: 'reason_code',
      label: t('field.reason_code'),
      field: (
        <Select
          label={t('field.reason_code')}
          items={reasons.map((id) => ({ id, label: t(`common:lostReason.${id}`) }))}
          value={reasons.find((one) => one === filters.reason_code) ?? null}
          onChange={(reason) => setFilter('reason_code', reason)}
          emptyLabel={t('common:state.all')}
        />
      ),
    },
    {
      id: 'waiting_days',
      label: t('list.waiting'),
      field: (
        <NumberField
          label={t('list.waiting')}
          description={t('list.waitingHelp')}
          minValue={0}
          maxValue={3650}
          value={numberIn(filters.waiting_days)}
          onChange={setNumber('waiting_days')}
        />
      ),
    },
  ];
}

/** The filters that are on, in the reader's words. */
export function useActiveMovementFilters({
  filters,
}: ListControls<MovementFilter>): ActiveListFilter<MovementFilter>[] {
  const { t } = useTranslation(['movements', 'common']);
  const provider = numberIn(filters.provider);
  const name = useProviderName(provider);
  const kind = kinds.find((one) => one === filters.kind);
  const status = movementStatuses.find((one) => one === filters.status);
  const reason = reasons.find((one) => one === filters.reason_code);
  const waiting = numberIn(filters.waiting_days);
  const policy = numberIn(filters.policy);
  return [
    ...(kind ? [{ id: 'kind', label: t('field.kind'), value: t(`common:movementKind.${kind}`) }] : []),
    ...(status ? [{ id: 'status', label: t('field.status'), value: t(`common:movementStatus.${status}`) }] : []),
    ...(provider ? [{ id: 'provider', label: t('field.provider'), value: name ?? String(provider) }] : []),
    ...(reason ? [{ id: 'reason_code', label: t('field.reason_code'), value: t(`common:lostReason.${reason}`) }] : []),
    ...(waiting === null
      ? []
      : [{ id: 'waiting_days', label: t('list.waiting'), value: t('list.days', { count: waiting }) }]),
    ...(policy ? [{ id: 'policy', label: t('field.policy'), value: `#${policy}` }] : []),
    ...useSampleFilter(filters.is_sample),
  ];
}

/** What the list is parted into, with how many the other filters leave in each. */
export function useMovementStates(summary: MovementSummary | undefined): ListStates<MovementFilter> {
  const { t } = useTranslation('common');
  return {
    filter: 'status',
    total: summary && movementStatuses.reduce((sum, one) => sum + summary[one].count, 0),
    items: movementStatuses.map((value) => ({
      value,
      label: t(`movementStatus.${value}`),
      count: summary?.[value].count,
    })),
  };
}

/** What is listed comes to, in each state that has rows. */
export function useMovementSums(
  summary: MovementSummary | undefined,
  { status }: Partial<Record<MovementFilter, string>>,
): ListSum[] {
  const { t } = useTranslation('common');
  const { money } = useFormats();
  if (!summary) return [];
  const only = movementStatuses.find((one) => one === status);
  const shown = only ? [only] : movementStatuses.filter((one) => summary[one].count > 0);
  return shown.map((one) => ({
    id: one,
    label: t(`movementStatus.${one}`),
    value: money(summary[one].total_delta, summary.currency),
  }));
}
