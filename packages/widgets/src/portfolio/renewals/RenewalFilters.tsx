import type { RenewalSummary } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { vListRenewalsQuery, vRenewalBand, vRenewalOutcome, vRenewalRisk } from '@corredor/core/schemas';
import { Select } from '@corredor/ui/Select';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { type DescribedFilter, filterNames, useDayRange, useFilterKit } from '../../frames/filters/index.ts';
import {
  type ActiveListFilter,
  type ListControls,
  type ListStates,
  type ListSummary,
  totalsOf,
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

export const renewalFilters = filterNames(vListRenewalsQuery);
/** The list opens on what is to be worked on; the board shows what was decided too. */
export const usualRenewalFilter = { filter: 'kind', value: 'open' } as const;
export type RenewalFilter = (typeof renewalFilters)[number];
type Controls = ListControls<RenewalFilter>;

/** What the list of renewals can be narrowed by, and what is on. */
export function useRenewalFilters(controls: Controls, summary: RenewalSummary | undefined) {
  const { t } = useTranslation(['renewals', 'common']);
  const { all, choice, idOf, inTabs, linked, picker } = useFilterKit(controls);
  const range = useDayRange(controls);
  const counts = summary?.open_counts;
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : t('counted', { label, count });
  return all(
    [
      inTabs('kind'),
      choice('band', t('field.band'), vRenewalBand.options, (band) => t(`band.${band}`), {
        offered: (band) => counted(t(`band.${band}`), counts?.bands[band]),
      }),
      choice('risk', t('field.risk'), vRenewalRisk.options, (risk) => t(`risk.${risk}`), {
        offered: (risk) => counted(t(`risk.${risk}`), counts?.risks[risk]),
      }),
      choice('stale', t('field.stale'), ['true'], () => t('standing.stale'), {
        offered: () => counted(t('standing.stale'), counts?.stale),
      }),
      useWhoseFilter(controls, (whose) => counted(t(`whose.${whose}`), counts?.[whose])),
      picker('assignee', t('field.assignee'), TaskAssigneePicker, useAssigneeName(idOf('assignee')), {
        unnamed: 'sign',
      }),
      useStageFilter(controls, summary),
      picker('provider', t('field.provider'), ProviderPicker, useProviderName(idOf('provider'))),
      picker('branch', t('field.branch'), BranchPicker, useBranchName(idOf('branch')), { unnamed: 'sign' }),
      range('ends', t('field.end_date'), ['ends_from', 'ends_to']),
      useChangeFilter(controls),
      choice('outcome', t('field.outcome'), vRenewalOutcome.options, (outcome) => t(`outcome.${outcome}`)),
      linked('contractor', t('field.contractor'), useCustomerName(idOf('contractor')), { unnamed: 'sign' }),
      linked('policy', t('field.policy'), usePolicyName(idOf('policy')), { unnamed: 'sign' }),
    ],
    ['change_from', 'assignee', 'branch', 'contractor', 'policy'],
  );
}

const whoses = ['mine', 'unowned'] as const;
/** Whose the renewals are: the reader's, nobody's, or anybody's. */
function useWhoseFilter(
  { filters, setFilter }: Controls,
  offered: (whose: (typeof whoses)[number]) => string,
): DescribedFilter<'mine' | 'unowned'> {
  const { t } = useTranslation(['renewals', 'common']);
  const label = t('field.whose');
  const on = whoses.filter((whose) => filters[whose] === 'true');
  const control = (
    <Select
      label={label}
      items={whoses.map((id) => ({ id, label: offered(id) }))}
      value={on[0] ?? null}
      onChange={(chosen) => {
        setFilter(chosen === 'unowned' ? 'mine' : 'unowned', null);
        setFilter(chosen ?? 'mine', chosen ? 'true' : null);
      }}
      emptyLabel={t('common:state.all')}
    />
  );
  return {
    names: whoses,
    fields: [{ id: 'mine', label, field: control }],
    active: on.map((id) => ({ id, label, value: t(`whose.${id}`) })),
  };
}

/** The stages of this brokerage, which are known with the counts. */
function useStageFilter(
  { filters, setFilter }: Controls,
  summary: RenewalSummary | undefined,
): DescribedFilter<'stage'> {
  const { t } = useTranslation(['renewals', 'common']);
  const { stageName } = useRenewalWords();
  const label = t('field.stage');
  const said = filters.stage;
  const items = (summary?.stages ?? []).map(({ stage }) => ({ id: String(stage.id), label: stageName(stage) }));
  const control = (
    <Select
      label={label}
      items={items}
      value={said ?? null}
      onChange={(stage) => setFilter('stage', stage)}
      emptyLabel={t('common:state.all')}
    />
  );
  const value = items.find(({ id }) => id === said)?.label ?? `#${said}`;
  return {
    names: ['stage'],
    fields: [{ id: 'stage', label, field: control }],
    active: said ? [{ id: 'stage', label, value }] : [],
  };
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

/** How much the premium changes: by a usual name, or between two percents that an address says. */
function useChangeFilter({ filters, setFilters }: Controls): DescribedFilter<'change_from' | 'change_to'> {
  const { t } = useTranslation(['renewals', 'common']);
  const { percent } = useFormats();
  const label = t('field.premium_change');
  const usual = changeIn(filters);
  const names = ['change_from', 'change_to'] as const;
  const control = (
    <Select
      label={label}
      items={changeNames.map((id) => ({ id, label: t(`change.${id}`) }))}
      value={usual}
      onChange={(name) => setFilters(name ? changes[name] : noChange)}
      emptyLabel={t('common:state.all')}
    />
  );
  const active = (): ActiveListFilter<'change_from' | 'change_to'>[] => {
    if (usual) return [{ id: 'change_from', names, label, value: t(`change.${usual}`) }];
    return names.flatMap((id) => {
      const by = filters[id];
      return by ? [{ id, label: t(`field.${id}`), value: percent(by) }] : [];
    });
  };
  return { names, fields: [{ id: 'change', label, field: control }], active: active() };
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
export function useRenewalTotals(summary: ListSummary<RenewalSummary> | undefined) {
  const { t } = useTranslation('renewals');
  const { money, number, percent } = useFormats();
  return totalsOf(summary, (known) => {
    const { by_count, renewed, ending, open: undecided } = known.retention;
    // Beside terms that nobody decided yet a percentage of the others would read as that of all.
    const kept =
      undecided > 0
        ? [
            t('sum.soFar', { count: ending, renewed: number(renewed), ending: number(ending) }),
            t('sum.undecided', { count: undecided, open: number(undecided) }),
          ].join(' · ')
        : by_count && percent(by_count);
    const open = known.stages.filter(({ stage }) => stage.kind === 'open');
    const atStake = addMoney('0.00', ...open.map(({ net_premium }) => net_premium));
    return {
      label: t('sum.open'),
      items: [
        { id: 'open', column: 'net', label: t('sum.open'), value: money(atStake, known.currency) },
        ...(kept ? [{ id: 'retention', label: t('sum.retention'), value: kept }] : []),
      ],
    };
  });
}
