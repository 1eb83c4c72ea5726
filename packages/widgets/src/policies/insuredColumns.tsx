import type { PolicyInsured } from '@corredor/core/api';
import { policyWords } from '@corredor/core/policies';
import { DateField } from '@corredor/ui/DateField';
import type { EditableColumn } from '@corredor/ui/EditableRows';
import { MoneyField } from '@corredor/ui/MoneyField';
import { PercentField } from '@corredor/ui/PercentField';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';
import { CustomerPicker } from '../pickers/index.ts';
import { familyRelationships, type InsuredDraft } from './insuredValues.ts';
import type { ListRow } from './useRows.tsx';

interface InsuredColumnsOptions {
  draft: InsuredDraft | null;
  change: (values: Partial<InsuredDraft>) => void;
  currency: string;
}

/** The columns of a policy's insureds: who, how related and to whom, since when, and for how much. */
export function useInsuredColumns({
  draft,
  change,
  currency,
}: InsuredColumnsOptions): EditableColumn<ListRow<PolicyInsured>>[] {
  const { t } = useTranslation(['policies', 'common']);
  const { date, money, percent } = useFormats();
  return [
    {
      id: 'customer',
      header: t('rows.insured'),
      read: ({ saved }) => lines(saved?.customer.name, saved?.identification, saved?.certificate_number),
      edit: ({ saved }) => (
        <Stack gap="xsmall">
          {saved ? (
            saved.customer.name
          ) : (
            <CustomerPicker
              label={t('rows.insured')}
              isLabelHidden
              value={draft?.customer_id ?? null}
              onChange={(customer_id) => change({ customer_id })}
            />
          )}
          <TextField
            label={t('field.certificate_number')}
            maxLength={60}
            value={draft?.certificate_number ?? ''}
            onChange={(certificate_number) => change({ certificate_number })}
          />
        </Stack>
      ),
    },
    {
      id: 'relationship',
      header: t('rows.relationship'),
      read: ({ saved }) =>
        saved &&
        lines(
          t(`common:relationship.${saved.relationship}`),
          saved.family_relationship && t(`common:familyRelationship.${saved.family_relationship}`),
          saved.titular && t('rows.of', { name: saved.titular.name }),
        ),
      edit: ({ saved }) => (
        <Stack gap="xsmall">
          <Select
            label={t('rows.relationship')}
            isLabelHidden
            items={policyWords.relationship.map((id) => ({ id, label: t(`common:relationship.${id}`) }))}
            value={draft?.relationship ?? null}
            onChange={(relationship) => change({ relationship })}
          />
          <Select
            label={t('rows.family')}
            items={familyRelationships.map((id) => ({ id, label: t(`common:familyRelationship.${id}`) }))}
            emptyLabel={t('common:state.none')}
            value={draft?.family_relationship ?? null}
            onChange={(family_relationship) => change({ family_relationship })}
          />
          <CustomerPicker
            label={t('rows.titular')}
            excludedId={draft?.customer_id ?? undefined}
            value={draft?.titular_id ?? null}
            valueLabel={saved && draft?.titular_id === saved.titular_id ? saved.titular?.name : undefined}
            onChange={(titular_id) => change({ titular_id })}
          />
        </Stack>
      ),
    },
    {
      id: 'start_date',
      header: t('rows.since'),
      read: ({ saved }) => date(saved?.start_date),
      edit: () => (
        <DateField
          label={t('rows.since')}
          isLabelHidden
          value={draft?.start_date ?? null}
          onChange={(start_date) => change({ start_date })}
        />
      ),
    },
    {
      id: 'amounts',
      header: t('rows.prima'),
      align: 'end',
      read: ({ saved }) => lines(money(saved?.prima, currency), percent(saved?.beneficiary_percentage)),
      edit: () => (
        <Stack gap="xsmall">
          <MoneyField
            label={t('rows.prima')}
            isLabelHidden
            currency={currency}
            value={draft?.prima ?? ''}
            onChange={(prima) => change({ prima })}
          />
          <PercentField
            label={t('rows.percentage')}
            value={draft?.beneficiary_percentage ?? ''}
            onChange={(beneficiary_percentage) => change({ beneficiary_percentage })}
          />
        </Stack>
      ),
    },
  ];
}

/** One thing and what belongs to it, below each other. */
const lines = (first: ReactNode, ...others: (string | null | undefined)[]) => (
  <Stack gap="none">
    <span>{first || '—'}</span>
    {others.map((text) =>
      text ? (
        <Text key={text} as="span" size="sm" tone="muted">
          {text}
        </Text>
      ) : null,
    )}
  </Stack>
);
