import type { Policy } from '@corredor/core/api';
import {
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
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { CoveragePicker, CustomerPicker, VehiclePicker } from '../../frames/pickers/index.ts';
import type { DraftItem, DraftTarget } from './movementDraft.ts';

const targets: readonly DraftTarget[] = ['vehicle', 'insured', 'coverage', 'general'];

interface MovementItemsProps {
  policy: Pick<Policy, 'id' | 'branch_id' | 'currency'>;
  /** Rows of the policy are taken off; else records are put on it. */
  isExclusion: boolean;
  items: readonly DraftItem[];
  onChange: (items: DraftItem[]) => void;
  /** What is missing, once somebody tried to go on. */
  lacking: ReadonlySet<string>;
}

/** What is put on a policy or taken off it, each with its net premium of the whole term. */
export function MovementItems({ policy, isExclusion, items, onChange, lacking }: MovementItemsProps) {
  const { t } = useTranslation(['movements', 'common']);
  const rows = usePolicyRows(policy.id, isExclusion);
  const set = (key: number, patch: Partial<DraftItem>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...patch } : item)));
  const add = () =>
    onChange([
      ...items,
      { key: 1 + Math.max(0, ...items.map(({ key }) => key)), target: 'vehicle', ref: null, name: '', term_net: '' },
    ]);
  const required = t('common:validation.required');
  return (
    <Stack gap="small">
      <Text weight="semibold">{t('items')}</Text>
      {items.map((item, place) => (
        <Card key={item.key} padding="medium" title={t('itemNumber', { number: place + 1 })} level={3}>
          <Stack gap="small">
            <Columns count={2}>
              <Select
                label={t('field.target')}
                items={targets.map((id) => ({ id, label: t(`target.${id}`) }))}
                value={item.target}
                onChange={(target) => target && set(item.key, { target, ref: null, name: '', term_net: '' })}
              />
              <Named
                item={item}
                policy={policy}
                rows={isExclusion ? rows[item.target] : null}
                errorMessage={lacking.has(`ref ${item.key}`) ? required : undefined}
                onChange={(patch) => set(item.key, patch)}
              />
            </Columns>
            <Columns count={2}>
              <MoneyField
                label={t('field.term_net')}
                isRequired
                currency={policy.currency}
                description={t(isExclusion ? 'help.termNetBack' : 'help.termNet')}
                value={item.term_net}
                onChange={(term_net) => set(item.key, { term_net })}
                errorMessage={lacking.has(`term ${item.key}`) ? required : undefined}
              />
              <Inline>
                <Button size="small" onPress={() => onChange(items.filter(({ key }) => key !== item.key))}>
                  {t('removeItem')}
                </Button>
              </Inline>
            </Columns>
          </Stack>
        </Card>
      ))}
      {lacking.has('items') && <Text tone="critical">{t('noItems')}</Text>}
      <Inline>
        <Button icon={Plus} onPress={add}>
          {t('addItem')}
        </Button>
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
          if (row) onChange({ ref: row.id, ...(row.term_net && { term_net: row.term_net }) });
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
  const row = (id: number, name: string, term_net: string | null | undefined) => ({
    id,
    name,
    term_net: term_net?.replace('-', '') ?? null,
  });
  return {
    vehicle: vehicles.map((one) => row(one.id, one.vehicle.name, one.term_net)),
    insured: insureds.map((one) => row(one.id, one.customer.name, one.term_net)),
    coverage: coverages.map((one) => row(one.id, one.coverage.name, one.term_net)),
    general: generals.map((one) => row(one.id, one.name, one.term_net)),
  };
}
