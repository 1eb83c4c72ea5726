import type { ExtraField, Policy, Ref } from '@corredor/core/api';
import { askedExtra, mergeExtra } from '@corredor/core/extras';
import { isItemGivenBack, itemGoesEitherWay, itemSaysSums, type MovementKind } from '@corredor/core/movements';
import { sumOnceChosen } from '@corredor/core/vehicles';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Columns } from '@corredor/ui/Columns';
import { Inline } from '@corredor/ui/Inline';
import { MoneyField } from '@corredor/ui/MoneyField';
import { Pagination } from '@corredor/ui/Pagination';
import { PercentField } from '@corredor/ui/PercentField';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { ExtraControl, toExtraInput, useExtraProblems } from '../../../frames/extras/index.ts';
import {
  CoveragePicker,
  CustomerOrNewPicker,
  type PolicyRow,
  PolicyRowPicker,
  useOnlyPolicyRow,
  VehicleOrNewPicker,
} from '../../../frames/pickers/index.ts';
import { MovementSheet } from '../itemSheet/index.ts';
import {
  type DraftItem,
  type DraftPremium,
  emptied,
  emptyItem,
  fieldsOfRows,
  hasLimit,
  hasPercentage,
  isBack,
  isNewInsured,
  type itemFormOf,
  netOf,
  proposalOf,
  said,
  sizeOf,
  unsaid,
  useNewRecords,
  type Way,
} from '../parts/index.ts';
import { DirectionField } from './DirectionField.tsx';
import { MovementInsured } from './MovementInsured.tsx';

/** What the server takes of one movement. */
const mostItems = 2000;
/** So many are drawn at once: each has fields that look records up. */
const pageSize = 10;

interface MovementItemsProps {
  policy: Pick<Policy, 'id' | 'branch_id' | 'currency' | 'is_insured' | 'contractor' | 'extra_fields'>;
  kind: MovementKind;
  /** What its lines may be. */
  form: NonNullable<ReturnType<typeof itemFormOf>>;
  items: readonly DraftItem[];
  onChange: (items: DraftItem[]) => void;
  /** Takes the line that is proposed, which nobody typed. */
  onPropose: (items: DraftItem[]) => void;
  /** What is missing, once somebody tried to go on. */
  lacking: ReadonlySet<string>;
  /** How often somebody tried. */
  tries: number;
}

/** What is put on a policy, taken off it or changed, each with its net premium of the whole term. */
export function MovementItems({ policy, kind, form, items, onChange, onPropose, lacking, tries }: MovementItemsProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { money } = useFormats();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const set = (key: number, patch: Partial<DraftItem>) =>
    onChange(items.map((item) => (item.key === key ? said(item, patch) : item)));
  const type = (item: DraftItem, size: string) =>
    set(item.key, { premium: { net: netOf(size, wayOf(kind, item), item.premium.net), by: 'hand' } });
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
  const afresh = { ...unsaid, kept: {} };
  const shareProblem = (key: number) => {
    if (lacking.has(`share ${key}`)) return t('common:validation.percentage');
    return lacking.has(`percentage ${key}`) ? t('missing.percentage') : undefined;
  };
  const isLooking = useProposal({ policyId: policy.id, kind, form, items, onPropose });
  return (
    <section aria-label={t('items')} aria-busy={isLooking}>
      <Stack gap="small">
        <Text weight="semibold">{t('items')}</Text>
        {items.slice(first, first + pageSize).map((item, place) => (
          <Card key={item.key} title={t('itemNumber', { number: first + place + 1 })} level={3}>
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
                  hasSums={itemSaysSums(kind, item)}
                  errorMessage={lacking.has(`ref ${item.key}`) ? t(`missing.target.${item.target}`) : undefined}
                  onChange={(patch) => set(item.key, patch)}
                />
                {isNewInsured(item) && (
                  <MovementInsured
                    item={item}
                    policy={policy}
                    items={items}
                    titularError={lacking.has(`titular ${item.key}`) ? t('missing.titular') : undefined}
                    onChange={(patch) => set(item.key, patch)}
                  />
                )}
                {item.target === 'general' && item.action === 'add' && (
                  <TextField
                    label={t('value.description')}
                    maxLength={200}
                    value={item.description}
                    onChange={(description) => set(item.key, { description })}
                  />
                )}
                {itemSaysSums(kind, item) && (
                  <>
                    <MoneyField
                      label={t('value.sum')}
                      currency={policy.currency}
                      description={
                        item.now?.sum ? t('help.sumNow', { sum: money(item.now.sum, policy.currency) }) : undefined
                      }
                      value={item.sum}
                      onChange={(sum) => set(item.key, { sum })}
                    />
                    <PercentField
                      label={t('value.rate')}
                      places={4}
                      description={t('help.rate')}
                      value={item.rate}
                      onChange={(rate) => set(item.key, { rate })}
                      errorMessage={lacking.has(`rate ${item.key}`) ? t('common:validation.percentage') : undefined}
                    />
                  </>
                )}
                {itemSaysSums(kind, item) && (
                  <Extras
                    item={item}
                    fields={fieldsOfRows(policy.extra_fields, item.target)}
                    isTried={tries > 0}
                    onChange={(extra) => set(item.key, { extra })}
                  />
                )}
                {hasLimit(item) && (
                  <MoneyField
                    label={t(item.target === 'beneficiary' ? 'value.upTo' : 'value.limit')}
                    description={item.target === 'beneficiary' ? t('help.upTo') : undefined}
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
                    errorMessage={shareProblem(item.key)}
                  />
                )}
              </Columns>
              <Columns count={2}>
                {wayOf(kind, item) === 'any' && (
                  <DirectionField
                    net={item.premium.net}
                    onChange={(net) => set(item.key, { premium: { net, by: 'hand' } })}
                  />
                )}
                {form.isCharged && (
                  <MoneyField
                    label={t('field.term_net')}
                    isRequired
                    currency={policy.currency}
                    description={t(`help.${netHelpOf(kind, item)}`)}
                    value={sizeOf(item.premium.net)}
                    onChange={(size) => type(item, size)}
                    errorMessage={lacking.has(`term ${item.key}`) ? t('missing.net') : undefined}
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
        {lacking.has('items') && (
          <div data-fault>
            <Text tone="critical">{t('noItems')}</Text>
          </div>
        )}
        <Inline>
          <Button icon={Plus} isDisabled={items.length >= mostItems} onPress={add}>
            {t('addItem')}
          </Button>
          <Button icon={FileSpreadsheet} isDisabled={items.length >= mostItems} onPress={() => setSheetOpen(true)}>
            {t('fromSheet')}
          </Button>
          {items.length >= mostItems && <Text tone="muted">{t('itemsFull')}</Text>}
        </Inline>
        {isSheetOpen && (
          <Suspense fallback={null}>
            <MovementSheet
              policy={policy}
              form={form}
              items={items}
              room={mostItems - items.length}
              onItems={(more) => {
                onChange([...items, ...more.map((item) => ({ ...item, premium: goingAs(kind, item) }))]);
                setWanted(1 + Math.floor(items.length / pageSize));
                setSheetOpen(false);
              }}
              onClose={() => setSheetOpen(false)}
            />
          </Suspense>
        )}
      </Stack>
    </section>
  );
}

interface ExtrasProps {
  item: DraftItem;
  fields: readonly ExtraField[];
  /** What is wrong is said once somebody tried to go on. */
  isTried: boolean;
  onChange: (extra: DraftItem['extra']) => void;
}
/** What the branch asks for of its own of a row; nothing of it must be filled in here. */
function Extras({ item: { extra, extraNow }, fields, isTried, onChange }: ExtrasProps) {
  const problemsOf = useExtraProblems();
  const [before, after] = [mergeExtra({}, extraNow), mergeExtra({}, toExtraInput(extra))];
  const problems = isTried ? problemsOf(fields, { before, after, asksExtra: false }) : {};
  return askedExtra(fields).map((field) => (
    <ExtraControl
      key={field.key}
      field={field}
      isRequired={false}
      value={extra[field.key] ?? null}
      onChange={(value) => onChange({ ...extra, [field.key]: value })}
      errorMessage={problems[field.key]}
    />
  ));
}

/** What is taken out is given back; a change may go either way, where its kind may. */
function wayOf(kind: MovementKind, { action }: DraftItem): Way {
  if (action === 'remove') return '-';
  return itemGoesEitherWay(kind, action) ? 'any' : '+';
}

/** The premium of a line from a sheet, which goes the way of its kind however it is written. */
const goingAs = (kind: MovementKind, item: DraftItem): DraftPremium => ({
  ...item.premium,
  net: netOf(sizeOf(item.premium.net), wayOf(kind, item), item.premium.net),
});

/** Where the premium of a line comes from, and what becomes of it. */
function netHelpOf(kind: MovementKind, item: DraftItem) {
  const { action, now, premium } = item;
  if (action === 'remove' && now) {
    if (now.term_net === null) return 'termNetMissing';
    return premium.by === 'row' ? 'termNetOfList' : 'termNetBack';
  }
  if (premium.by === 'sum') return 'termNetFound';
  if (premium.by === 'row' && proposalOf(item) !== null) return action === 'change' ? 'termNetChanged' : 'termNetFound';
  const isGivenBack = isItemGivenBack(kind, { action, isLess: isBack(premium.net) });
  return isGivenBack ? 'termNetBack' : 'termNet';
}

/** What is taken out gives back what the policy's list says of it. */
const ofList = (term_net: string | null | undefined): DraftPremium =>
  term_net ? { net: `-${sizeOf(term_net)}`, by: 'row' } : unsaid.premium;

/** What a line says once a row of the policy is chosen: what stands there now is where it begins. */
const ofRow = ({ action, premium }: DraftItem, row: PolicyRow | null, hasSums: boolean): Partial<DraftItem> => ({
  ref: row?.id ?? null,
  label: row?.name ?? '',
  now: row && { sum: row.sum, rate: row.rate, term_net: row.term_net },
  extra: row?.extra ?? {},
  extraNow: row?.extra ?? {},
  ...(hasSums && {
    sum: row?.sum ?? '',
    rate: row?.rate ?? '',
    premium: { net: emptied(premium.net), by: 'hand' as const },
  }),
  ...(action === 'remove' && { premium: ofList(row?.term_net) }),
});

type ProposalProps = Pick<MovementItemsProps, 'kind' | 'form' | 'items' | 'onPropose'> & { policyId: number };
/** Where a kind touches what the policy has, and there is one thing only that it can be, that is its first line; answers whether that is still looked for. */
function useProposal({ policyId, kind, form, items, onPropose }: ProposalProps): boolean {
  const [isOpen, setOpen] = useState(items.length === 0 && form.actions[0] !== 'add');
  const only = useOnlyPolicyRow(policyId, isOpen ? form.targets : []);
  const propose = useEffectEvent(() => {
    if (only === undefined) return;
    setOpen(false);
    if (!only || items.length > 0) return;
    const item = { ...emptyItem(kind, 1), target: only.list };
    onPropose([said(item, ofRow(item, only.row, itemSaysSums(kind, item)))]);
  });
  const isKnown = isOpen && only !== undefined;
  useEffect(() => {
    if (isKnown) propose();
  }, [isKnown]);
  return isOpen;
}

interface NamedProps {
  item: DraftItem;
  /** It says for how much the row is insured. */
  hasSums: boolean;
  policy: Pick<Policy, 'id' | 'branch_id' | 'contractor'>;
  errorMessage: string | undefined;
  onChange: (patch: Partial<DraftItem>) => void;
}

/** The record or row that an item is about. */
function Named({ item, policy, hasSums, errorMessage, onChange }: NamedProps) {
  const { t } = useTranslation('movements');
  const make = useNewRecords();
  const { action, target, ref, label: name } = item;
  const field = {
    label: t(`target.${target}`),
    isRequired: true,
    errorMessage,
    value: ref,
    valueLabel: ref === null ? undefined : name || undefined,
  };
  if (action !== 'add')
    return (
      <PolicyRowPicker
        {...field}
        policyId={policy.id}
        list={target}
        onChange={(row) => onChange(ofRow(item, row, hasSums))}
      />
    );
  const choose = (id: number | null, record: Ref | null) => onChange({ ref: id, label: record?.name ?? '' });
  switch (target) {
    case 'vehicle':
      return (
        <VehicleOrNewPicker
          {...field}
          newVehicle={make.vehicle && ((dialog) => make.vehicle?.({ ...dialog, owner: policy.contractor }))}
          firstOwner={policy.contractor}
          onChange={(id, record, vehicle) =>
            onChange({
              ref: id,
              label: record?.name ?? '',
              ...(hasSums && sumOnceChosen(item, vehicle?.commercial_value)),
            })
          }
        />
      );
    case 'insured':
    case 'beneficiary':
      return <CustomerOrNewPicker {...field} newCustomer={make.insured} onChange={choose} />;
    case 'coverage':
      return <CoveragePicker {...field} branchId={policy.branch_id} onChange={choose} />;
    case 'general':
      return (
        <TextField
          label={field.label}
          isRequired
          maxLength={120}
          value={item.name}
          onChange={(text) => onChange({ name: text })}
          errorMessage={errorMessage}
        />
      );
  }
}
