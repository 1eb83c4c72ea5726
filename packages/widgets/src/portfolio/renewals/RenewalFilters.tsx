import type { RenewalBand, RenewalSummary } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { vRenewalBand, vRenewalOutcome, vRenewalRisk } from '@corredor/core/schemas';
import type { FilterField } from '@corredor/ui/FilterBar';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import {
  type ActiveListFilter,
  type ListControls,
  type ListStates,
  type ListSum,
  useDayRange,
} from '../../frames/lists/index.ts';
import {
  BranchPicker,
  ProviderPicker,
  TaskAssigneePicker,
  useAssigneeName,
  useBranchName,
  useCustomerName,
  usePolicyName,
  useProviderName,
} from '../../frames/pickers/index.ts';
import { useRenewalWords } from './useRenewalWords.ts';

/** What the list of renewals can be narrowed by, as the API and the address name it. */
export const renewalFilters = [
  ...([
    'kind',
    'stage',
    'band',
    'risk',
    'stale',
    'assignee',
    'mine',
    'unowned',
    'provider',
    'branch',
    'outcome',
  ] as const),
  ...(['policy', 'contractor', 'ends_from', 'ends_to', 'change_from', 'change_to'] as const),
] as const;
export type RenewalFilter = (typeof renewalFilters)[number];
type Controls = ListControls<RenewalFilter>;

const numberIn = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);
const bands: readonly RenewalBand[] = vRenewalBand.options;

/** The fields that narrow the list. */
export function useRenewalFilterFields(controls: Controls, summary: RenewalSummary | undefined): FilterField[] {
  const { filters, setFilter, setFilters } = controls;
  const { t } = useTranslation(['renewals', 'common']);
  const ends = useEndRange(controls);
  const { stageName } = useRenewalWords();
  const counts = summary?.open_counts;
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : t('counted', { label, count });
  const setNumber = (name: RenewalFilter) => (value: number | null) =>
    setFilter(name, value === null ? null : String(value));
  const whose = filters.mine === 'true' ? 'mine' : filters.unowned === 'true' ? 'unowned' : null;
  return [
    {
      id: 'band',
      label: t('field.band'),
      field: (
        <Select
          label={t('field.band')}
          items={bands.map((id) => ({ id, label: counted(t(`band.${id}`), counts?.bands[id]) }))}
          value={bands.find((one) => one === filters.band) ?? null}
          onChange={(band) => setFilter('band', band)}
          emptyLabel={t('common:state.all')}
        />
      ),
    },
    {
      id: 'risk',
      label: t('field.risk'),
      field: (
        <Select
          label={t('field.risk')}
          items={vRenewalRisk.options.map((id) => ({ id, label: counted(t(`risk.${id}`), counts?.risks[id]) }))}
          value={vRenewalRisk.options.find((one) => one === filters.risk) ?? null}
          onChange={(risk) => setFilter('risk', risk)}
          emptyLabel={t('common:state.all')}
        />
      ),
    },
    {
      id: 'stale',
      label: t('field.stale'),
      field: (
        <Select
          label={t('field.stale')}
          items={[{ id: 'true', label: counted(t('standing.stale'), counts?.stale) }]}
          value={filters.stale === 'true' ? 'true' : null}
          onChange={(stale) => setFilter('stale', stale)}
          emptyLabel={t('common:state.all')}
        />
      ),
    },
    {
      id: 'mine',
      label: t('field.whose'),
      field: (
        <Select
          label={t('field.whose')}
          items={(['mine', 'unowned'] as const).map((id) => ({ id, label: counted(t(`whose.${id}`), counts?.[id]) }))}
          value={whose}
          onChange={(chosen) => {
            setFilter(chosen === 'unowned' ? 'mine' : 'unowned', null);
            setFilter(chosen ?? 'mine', chosen ? 'true' : null);
          }}
          emptyLabel={t('common:state.all')}
        />
      ),
    },
    {
      id: 'assignee',
      label: t('field.assignee'),
      field: (
        <TaskAssigneePicker
          label={t('field.assignee')}
          value={numberIn(filters.assignee)}
          onChange={setNumber('assignee')}
        />
      ),
    },
    {
      id: 'stage',
      label: t('field.stage'),
      field: (
        <Select
          label={t('field.stage')}
          items={(summary?.stages ?? []).map(({ stage }) => ({ id: String(stage.id), label: stageName(stage) }))}
          value={filters.stage ?? null}
          onChange={(stage) => setFilter('stage', stage)}
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
      id: 'branch',
      label: t('field.branch'),
      field: <BranchPicker label={t('field.branch')} value={numberIn(filters.branch)} onChange={setNumber('branch')} />,
    },
    ends.field,
    {
      id: 'change',
      label: t('field.premium_change'),
      field: (
        <Select
          label={t('field.premium_change')}
          items={changeNames.map((id) => ({ id, label: t(`change.${id}`) }))}
          value={changeIn(filters)}
          onChange={(name) => setFilters(name ? changes[name] : noChange)}
          emptyLabel={t('common:state.all')}
        />
      ),
    },
    {
      id: 'outcome',
      label: t('field.outcome'),
      field: (
        <Select
          label={t('field.outcome')}
          items={vRenewalOutcome.options.map((id) => ({ id, label: t(`outcome.${id}`) }))}
          value={vRenewalOutcome.options.find((one) => one === filters.outcome) ?? null}
          onChange={(outcome) => setFilter('outcome', outcome)}
          emptyLabel={t('common:state.all')}
        />
      ),
    },
  ];
}

/** How the premium of the next term differs, as people ask for it. */
const changes = {
  rises_much: { change_from: '15', change_to: null },
  rises: { change_from: '0.01', change_to: null },
  same: { change_from: '0', change_to: '0' },
  falls: { change_from: null, change_to: '-0.01' },
} as const;
const noChange = { change_from: null, change_to: null };
const changeNames = ['rises_much', 'rises', 'same', 'falls'] as const;
const changeIn = ({ change_from, change_to }: Controls['filters']) =>
  changeNames.find((name) => {
    const { change_from: from, change_to: to } = changes[name];
    return from === (change_from ?? null) && to === (change_to ?? null);
  }) ?? null;

/** The range of days in which terms end. */
function useEndRange(controls: Controls) {
  const { t } = useTranslation('renewals');
  return useDayRange(controls)({ id: 'ends', label: t('field.end_date'), names: ['ends_from', 'ends_to'] });
}

/** The filters that are on, in the reader's words. */
export function useActiveRenewalFilters(
  controls: Controls,
  summary: RenewalSummary | undefined,
): ActiveListFilter<RenewalFilter>[] {
  const { filters } = controls;
  const { t } = useTranslation(['renewals', 'common']);
  const { percent } = useFormats();
  const ends = useEndRange(controls);
  const outcome = vRenewalOutcome.options.find((one) => one === filters.outcome);
  const usual = changeIn(filters);
  const { stageName } = useRenewalWords();
  const provider = numberIn(filters.provider);
  const providerName = useProviderName(provider);
  const stage = summary?.stages.find((one) => String(one.stage.id) === filters.stage)?.stage;
  const band = bands.find((one) => one === filters.band);
  const risk = vRenewalRisk.options.find((one) => one === filters.risk);
  const names = {
    assignee: useAssigneeName(numberIn(filters.assignee)),
    branch: useBranchName(numberIn(filters.branch)),
    contractor: useCustomerName(numberIn(filters.contractor)),
    policy: usePolicyName(numberIn(filters.policy)),
  };
  const plain = (['assignee', 'branch', 'contractor', 'policy'] as const).flatMap((id) => {
    const value = filters[id];
    return value ? [{ id, label: t(`field.${id}`), value: names[id] ?? `#${value}` }] : [];
  });
  return [
    ...(band ? [{ id: 'band' as const, label: t('field.band'), value: t(`band.${band}`) }] : []),
    ...(risk ? [{ id: 'risk' as const, label: t('field.risk'), value: t(`risk.${risk}`) }] : []),
    ...(filters.stale === 'true'
      ? [{ id: 'stale' as const, label: t('field.stale'), value: t('standing.stale') }]
      : []),
    ...(['mine', 'unowned'] as const).flatMap((id) =>
      filters[id] === 'true' ? [{ id, label: t('field.whose'), value: t(`whose.${id}`) }] : [],
    ),
    ...(filters.stage
      ? [{ id: 'stage' as const, label: t('field.stage'), value: stage ? stageName(stage) : `#${filters.stage}` }]
      : []),
    ...(provider
      ? [{ id: 'provider' as const, label: t('field.provider'), value: providerName ?? String(provider) }]
      : []),
    ...ends.active,
    ...(outcome ? [{ id: 'outcome' as const, label: t('field.outcome'), value: t(`outcome.${outcome}`) }] : []),
    ...(usual
      ? [
          {
            id: 'change_from' as const,
            names: ['change_from', 'change_to'] as const,
            label: t('field.premium_change'),
            value: t(`change.${usual}`),
          },
        ]
      : (['change_from', 'change_to'] as const).flatMap((id) => {
          const by = filters[id];
          return by ? [{ id, label: t(`field.${id}`), value: percent(by) }] : [];
        })),
    ...plain,
  ];
}

const kinds = ['open', 'renewed', 'lost'] as const;
/** What the list is parted into, with how many the other filters leave in each. */
export function useRenewalStates(summary: RenewalSummary | undefined): ListStates<RenewalFilter> {
  const { t } = useTranslation('renewals');
  const of = (kind: string) =>
    summary?.stages.filter(({ stage }) => stage.kind === kind).reduce((sum, { count }) => sum + count, 0);
  return {
    filter: 'kind',
    total: summary?.stages.reduce((sum, { count }) => sum + count, 0),
    items: kinds.map((value) => ({ value, label: t(`kind.${value}`), count: of(value) })),
  };
}

/** What the listed terms come to, and how many went on. */
export function useRenewalSums(summary: RenewalSummary | undefined): ListSum[] {
  const { t } = useTranslation('renewals');
  const { money, percent } = useFormats();
  if (!summary) return [];
  const { by_count } = summary.retention;
  const open = summary.stages.filter(({ stage }) => stage.kind === 'open');
  const atStake = addMoney('0.00', ...open.map(({ net_premium }) => net_premium));
  return [
    { id: 'open', label: t('sum.open'), value: money(atStake, summary.currency) },
    ...(by_count === null ? [] : [{ id: 'retention', label: t('sum.retention'), value: percent(by_count) }]),
  ];
}
