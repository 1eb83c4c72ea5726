import type {
  Page,
  PolicyBeneficiary,
  PolicyCoverage,
  PolicyGeneral,
  PolicyInsured,
  PolicyVehicle,
} from '@corredor/core/api';
import type { ExtraValues } from '@corredor/core/extras';
import {
  listPolicyBeneficiaries,
  listPolicyCoverages,
  listPolicyGenerals,
  listPolicyInsureds,
  listPolicyVehicles,
} from '@corredor/core/operations';
import type { RowPremium } from '@corredor/core/premium';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, useChoices } from './useChoices.ts';

/** A list of a policy. */
export type PolicyList = 'vehicle' | 'insured' | 'coverage' | 'general' | 'beneficiary';
/** A row of a list of a policy, as it is chosen. */
export interface PolicyRow {
  id: number;
  name: string;
  description?: string;
  /** For how much it is insured, at which rate, and its net premium of the whole term, where they are known. */
  sum: string | null;
  rate: string | null;
  term_net: string | null;
  /** What stands in the extra fields of the branch. */
  extra: ExtraValues;
}
type PolicyRowPickerProps = Omit<PickerProps, 'onChange'> & {
  policyId: number;
  list: PolicyList;
  onChange: (row: PolicyRow | null) => void;
};

/** One row of a list of a policy, found by what it is called, wherever in the list it stands. */
export function PolicyRowPicker({ policyId, list, onChange, ...field }: PolicyRowPickerProps) {
  const { t } = useTranslation('pickers');
  const { isActive, search, events } = useChoices();
  const rows = usePolicyRows({ policyId, lists: isActive ? [list] : [], search })[list];
  const offered = rows.data?.results;
  const isNone = rows.data?.count === 0 && !search;
  return (
    <RecordPicker
      {...field}
      {...events}
      description={isNone ? t('noRows') : field.description}
      items={offered?.map(({ id, name, description }) => ({ id, label: name, description }))}
      isLoading={rows.isFetching}
      isFailed={rows.isError}
      onChange={(id) => onChange(offered?.find((row) => row.id === id) ?? null)}
    />
  );
}

/**
 * The row of a policy that stands alone: the only one of the first of these lists that has any. Undefined while that is not known, null where
 * there is none or a choice.
 */
export function useOnlyPolicyRow(policyId: number, lists: readonly PolicyList[]): OnlyPolicyRow | null | undefined {
  const pages = usePolicyRows({ policyId, lists, search: '' });
  for (const list of lists) {
    const { data } = pages[list];
    if (!data) return pages[list].isError ? null : undefined;
    const [row] = data.results;
    if (row) return data.count === 1 ? { list, row } : null;
  }
  return null;
}
/** A row that stands alone, and the list that it stands in. */
export interface OnlyPolicyRow {
  list: PolicyList;
  row: PolicyRow;
}

interface Wanted {
  policyId: number;
  /** Those that are asked for. */
  lists: readonly PolicyList[];
  search: string;
}
/** What of each list of a policy fits a search. */
function usePolicyRows({ policyId, lists, search }: Wanted) {
  const client = useClient();
  const input = { path: { policyId }, query: { page_size: choiceCount, search: search || undefined } };
  const when = (wanted: PolicyList) => ({ enabled: lists.includes(wanted), placeholderData: keepPreviousData });
  return {
    vehicle: useQuery({
      ...queryOf(client, listPolicyVehicles, input),
      ...when('vehicle'),
      select: rowsOf(({ id, vehicle, owner, sum, rate, term_net, extra }: PolicyVehicle) => ({
        id,
        name: vehicle.name,
        description: owner.name,
        sum,
        rate,
        term_net,
        extra,
      })),
    }),
    insured: useQuery({
      ...queryOf(client, listPolicyInsureds, input),
      ...when('insured'),
      select: rowsOf(({ id, customer, identification, sum, rate, term_net, extra }: PolicyInsured) => ({
        id,
        name: customer.name,
        description: identification,
        sum,
        rate,
        term_net,
        extra,
      })),
    }),
    coverage: useQuery({
      ...queryOf(client, listPolicyCoverages, input),
      ...when('coverage'),
      select: rowsOf(({ id, coverage, term_net }: PolicyCoverage) => ({ id, name: coverage.name, term_net })),
    }),
    general: useQuery({
      ...queryOf(client, listPolicyGenerals, input),
      ...when('general'),
      select: rowsOf(({ id, name, description, sum, rate, term_net, extra }: PolicyGeneral) => ({
        id,
        name,
        description: description ?? undefined,
        sum,
        rate,
        term_net,
        extra,
      })),
    }),
    beneficiary: useQuery({
      ...queryOf(client, listPolicyBeneficiaries, input),
      ...when('beneficiary'),
      select: rowsOf(({ id, customer, identification, term_net }: PolicyBeneficiary) => ({
        id,
        name: customer.name,
        description: identification,
        term_net,
      })),
    }),
  };
}

/** A page with its rows as they are chosen; what was given back of a row is said without its sign. */
const rowsOf =
  <Row,>(
    toRow: (row: Row) => Pick<PolicyRow, 'id' | 'name' | 'description'> & {
      [Name in keyof RowPremium]?: string | null;
    } & {
      extra?: ExtraValues;
    },
  ) =>
  ({ count, results }: Page<Row>) => ({
    count,
    results: results.map((row): PolicyRow => {
      const { sum = null, rate = null, term_net, extra = {}, ...named } = toRow(row);
      return { ...named, sum, rate, extra, term_net: term_net?.replace('-', '') ?? null };
    }),
  });
