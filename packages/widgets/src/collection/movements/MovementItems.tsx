import type { Policy } from '@corredor/core/api';
import type { MovementKind } from '@corredor/core/movements';
import {
  listPolicyBeneficiaries,
  listPolicyCoverages,
  listPolicyGenerals,
  listPolicyInsureds,
  listPolicyVehicles,
} from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Columns } from '@corredor/ui/Columns';
import { Inline } from '@corredor/ui/Inline';
import { MoneyField } from '@corredor/ui/MoneyField';
import { Pagination } from '@corredor/ui/Pagination';
import { PercentField } from '@corredor/ui/PercentField';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { CoveragePicker, CustomerPicker, VehiclePicker } from '../../frames/pickers/index.ts';
import {
  type DraftItem,
  emptyItem,
  goesBothWays,
  hasLimit,
  hasPercentage,
  isLineGivenBack,
  type itemFormOf,
} from './movementDraft.ts';

/** What the server takes of one movement. */
const mostItems = 2000;
/** So many are drawn at once: each has fields that look records up. */
const pageSize = 10;

interface MovementItemsProps {
  policy: Pick<Policy, 'id' | 'branch_id' | 'currency'>;
  kind: MovementKind;
  /** What its lines may be. */
  form: NonNullable<ReturnType<typeof itemFormOf>>;
  items: readonly DraftItem[];
  onChange: (items: DraftItem[]) => void;
  /** What is missing, once somebody tried to go on. */
  lacking: ReadonlySet<string>;
  /** How often somebody tried. */
  tries: number;
}

/** What is put on a policy, taken off it or changed, each with its net premium of the whole term. */
export function MovementItems({ policy, kind, form, items, onChange, lacking, tries }: MovementItemsProps) {
  const { t } = useTranslation(['movements', 'common']);
  const rows = usePolicyRows(
    policy.id,
    form.actions.some((action) => action !== 'add'),
  );
  const set = (key: number, patch: Partial<DraftItem>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...patch } : item)));
  const add = () => {
    onChange([...items, emptyItem(kind, 1 + items.reduce((most, { key }) => Math.max(most, key), 0))]);
    setWanted(1 + Math.floor(items.length / pageSize));
  };
  const pages = Math.max(1, Math.ceil(items.length / pageSize));
  const [wanted, setWanted] = useState(1);
  const page = Math.min(wanted, pages);
  const first = (page - 1) * pageSize;
  // What is missing is shown, wherever it is: the page of the first that lacks something.
  const [seen, setSeen] = useState(tries);
  if (seen !== tries) {
    setSeen(tries);
    const keys = new Set([...lacking].map((one) => Number(one.split(' ')[1])));
    const isHere = items.slice(first, first + pageSize).some(({ key }) => keys.has(key));
    const place = items.findIndex(({ key }) => keys.has(key));
    if (place >= 0 && !isHere) setWanted(1 + Math.floor(place / pageSize));
  }
  const afresh = { ref: null, name: '', limit: '', percentage: '', term_net: '', kept: {} };
  const required = t('common:validation.required');
  return (
    <Stack gap="small">
      <Text weight="semibold">{t('items')}</Text>
      {items.slice(first, first + pageSize).map((item, place) => (
        <Card key={item.key} padding="medium" title={t('itemNumber', { number: first + place + 1 })} level={3}>
          <Stack gap="small">
            <Columns count={2}>
              {form.actions.length > 1 && (
                <Select
                  label={t('field.action')}
                  items={form.actions.map((id) => ({ id, label: t(`action.${id}`) }))}
                  value={item.action}
                  onChange={(action) => action && set(item.key, { ...afresh, action })}
                />
              )}
              {form.targets.length > 1 && (
                <Select
                  label={t('field.target')}
                  items={form.targets.map((id) => ({ id, label: t(`target.${id}`) }))}
                  value={item.target}
                  onChange={(target) => target && set(item.key, { ...afresh, target })}
                />
              )}
              <Named
                item={item}
                policy={policy}
                rows={item.action === 'add' ? null : rows[item.target]}
                errorMessage={lacking.has(`ref ${item.key}`) ? required : undefined}
                onChange={(patch) => set(item.key, patch)}
              />
              {hasLimit(item) && (
                <MoneyField
                  label={t('value.limit')}
                  currency={policy.currency}
                  value={item.limit}
                  onChange={(limit) => set(item.key, { limit })}
                />
              )}
              {hasPercentage(item) && (
                <PercentField
                  label={t('value.percentage')}
                  isRequired
                  value={item.percentage}
                  onChange={(percentage) => set(item.key, { percentage })}
                  errorMessage={lacking.has(`percentage ${item.key}`) ? required : undefined}
                />
              )}
            </Columns>
            <Columns count={2}>
              {goesBothWays(kind, item.action) && (
                <RadioGroup
                  label={t('field.direction')}
                  orientation="horizontal"
                  items={(['more', 'less'] as const).map((id) => ({ id, label: t(`direction.${id}`) }))}
                  value={item.direction}
                  onChange={(direction) => direction && set(item.key, { direction })}
                />
              )}
              {form.isCharged && (
                <MoneyField
                  label={t('field.term_net')}
                  isRequired
                  currency={policy.currency}
                  description={t(isLineGivenBack(kind, item) ? 'help.termNetBack' : 'help.termNet')}
                  value={item.term_net}
                  onChange={(term_net) => set(item.key, { term_net })}
                  errorMessage={lacking.has(`term ${item.key}`) ? required : undefined}
                />
              )}
              <Inline>
                <Button size="small" onPress={() => onChange(items.filter(({ key }) => key !== item.key))}>
                  {t('removeItem')}
                </Button>
              </Inline>
            </Columns>
          </Stack>
        </Card>
      ))}
      {items.length > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={items.length} onPageChange={setWanted} />
      )}
      {lacking.has('items') && <Text tone="critical">{t('noItems')}</Text>}
      <Inline>
        <Button icon={Plus} isDisabled={items.length >= mostItems} onPress={add}>
          {t('addItem')}
        </Button>
        {items.length >= mostItems && <Text tone="muted">{t('itemsFull')}</Text>}
      </Inline>
    </Stack>
  );
}

interface NamedProps {
  item: DraftItem;
  policy: Pick<Policy, 'branch_id'>;
  /** The rows to choose from; null where a record is looked for. */
  rows: readonly { id: number; name: string; term_net: string | null }[] | null;
  errorMessage: string | undefined;
  onChange: (patch: Partial<DraftItem>) => void;
}

/** The record or row that an item is about. */
function Named({ item, policy, rows, errorMessage, onChange }: NamedProps) {
  const { t } = useTranslation('movements');
  const label = t(`target.${item.target}`);
  if (rows)
    return (
      <Select
        label={label}
        isRequired
        items={rows.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={item.ref === null ? null : String(item.ref)}
        onChange={(id) => {
          const row = rows.find((one) => String(one.id) === id);
          if (row)
            onChange({ ref: row.id, ...(item.action === 'remove' && row.term_net && { term_net: row.term_net }) });
        }}
        description={rows.length === 0 ? t('noRows') : undefined}
        errorMessage={errorMessage}
      />
    );
  const field = { label, isRequired: true, errorMessage, value: item.ref };
  switch (item.target) {
    case 'vehicle':
      return <VehiclePicker {...field} onChange={(ref) => onChange({ ref })} />;
    case 'insured':
    case 'beneficiary':
      return <CustomerPicker {...field} onChange={(ref) => onChange({ ref })} />;
    case 'coverage':
      return <CoveragePicker {...field} branchId={policy.branch_id} onChange={(ref) => onChange({ ref })} />;
    case 'general':
      return (
        <TextField
          label={label}
          isRequired
          maxLength={120}
          value={item.name}
          onChange={(name) => onChange({ name })}
          errorMessage={errorMessage}
        />
      );
  }
}

/** What a policy lists, by what it is. */
function usePolicyRows(policyId: number, isWanted: boolean) {
  const client = useClient();
  const path = { policyId };
  const vehicles =
    useQuery({ ...queryOf(client, listPolicyVehicles, { path }), enabled: isWanted }).data?.results ?? [];
  const insureds =
    useQuery({
      ...queryOf(client, listPolicyInsureds, { path, query: { page_size: 200 } }),
      enabled: isWanted,
    }).data?.results ?? [];
  const coverages =
    useQuery({ ...queryOf(client, listPolicyCoverages, { path }), enabled: isWanted }).data?.results ?? [];
  const generals =
    useQuery({ ...queryOf(client, listPolicyGenerals, { path }), enabled: isWanted }).data?.results ?? [];
  const beneficiaries =
    useQuery({ ...queryOf(client, listPolicyBeneficiaries, { path }), enabled: isWanted }).data?.results ?? [];
  const row = (id: number, name: string, term_net: string | null | undefined) => ({
    id,
    name,
    term_net: term_net?.replace('-', '') ?? null,
  });
  return {
    vehicle: vehicles.map((one) => row(one.id, one.vehicle.name, one.term_net)),
    insured: insureds.map((one) => row(one.id, one.customer.name, one.term_net)),
    coverage: coverages.map((one) => row(one.id, one.coverage.name, one.term_net)),
    beneficiary: beneficiaries.map((one) => row(one.id, one.customer.name, one.term_net)),
    general: generals.map((one) => row(one.id, one.name, one.term_net)),
  };
}
