import type { Policy, PolicyInsured, Ref } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { policyWords } from '@corredor/core/policies';
import { Button } from '@corredor/ui/Button';
import type { EditableColumn } from '@corredor/ui/EditableRows';
import { Link } from '@corredor/ui/Link';
import { MoneyField } from '@corredor/ui/MoneyField';
import { PercentField } from '@corredor/ui/PercentField';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { TextField } from '@corredor/ui/TextField';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../../base/app/index.ts';
import { CustomerOrNewPicker, TitularPicker } from '../../../frames/pickers/index.ts';
import { useNewRecords } from '../parts/newRecords.ts';
import { familyRelationships, type InsuredValues } from './insuredValues.ts';
import { RowPeriod } from './RowPeriod.tsx';
import type { ListRow } from './useRows.tsx';
import { useSumColumns } from './useSumColumns.tsx';
import { useSinceColumn } from './useValueColumns.tsx';

interface InsuredColumnsOptions {
  draft: InsuredValues | null;
  change: (values: Partial<InsuredValues>) => void;
  policy: Policy;
  /** Shows a titular with those who depend on them. */
  onFamily: (titular: Ref) => void;
}

/** The columns of a policy's insureds: who, how related and to whom, since when, and for how much. */
export function useInsuredColumns({
  draft,
  change,
  policy,
  onFamily,
}: InsuredColumnsOptions): EditableColumn<ListRow<PolicyInsured>>[] {
  const { t } = useTranslation(['policies', 'common']);
  const { money, percent } = useFormats();
  const canViewCustomer = useCan('core_app.view_customer');
  const newInsured = useNewRecords().insured;
  const { currency, insured_select_type: selectType } = policy;
  const sums = useSumColumns<PolicyInsured>({ draft, change, currency });
  const since = useSinceColumn<PolicyInsured>({ draft, change });
  const isDependent = draft?.relationship === 'dependent';
  return [
    {
      id: 'customer',
      header: t('rows.insured'),
      read: ({ saved }) =>
        saved &&
        lines(
          canViewCustomer ? (
            <Link href={paths.customerRecord(saved.customer_id)}>{saved.customer.name}</Link>
          ) : (
            saved.customer.name
          ),
          saved.identification,
          saved.certificate_number && t('rows.certificate', { number: saved.certificate_number }),
          <RowPeriod key="period" row={saved} />,
        ),
      edit: ({ saved }) => (
        <Stack gap="xsmall">
          {saved ? (
            saved.customer.name
          ) : (
            <CustomerOrNewPicker
              label={t('rows.insured')}
              isLabelHidden
              newCustomer={newInsured}
              value={draft?.customer_id ?? null}
              onChange={(customer_id) => change({ customer_id })}
            />
          )}
          <TextField
            label={t('field.certificate_number')}
            isRequired={selectType === 'massive' && draft?.relationship === 'titular'}
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
          saved.relationship === 'beneficiary' ? null : <FamilyButton key="family" saved={saved} onFamily={onFamily} />,
        ),
      edit: ({ saved }) => (
        <Stack gap="xsmall">
          <Select
            label={t('rows.relationship')}
            isLabelHidden
            items={policyWords.relationship.map((id) => ({ id, label: t(`common:relationship.${id}`) }))}
            value={draft?.relationship ?? null}
            onChange={(relationship) =>
              // Only a dependent has a family tie and a titular.
              change(
                relationship === 'dependent'
                  ? { relationship }
                  : { relationship, family_relationship: null, titular_id: null },
              )
            }
          />
          {isDependent && (
            <>
              <Select
                label={t('rows.family')}
                items={familyRelationships.map((id) => ({ id, label: t(`common:familyRelationship.${id}`) }))}
                emptyLabel={t('common:state.none')}
                value={draft.family_relationship}
                onChange={(family_relationship) => change({ family_relationship })}
              />
              <TitularPicker
                label={t('rows.titular')}
                isRequired
                policyId={policy.id}
                contractor={policy.is_insured ? policy.contractor : null}
                excludedId={draft.customer_id ?? undefined}
                value={draft.titular_id}
                valueLabel={saved && draft.titular_id === saved.titular_id ? saved.titular?.name : undefined}
                onChange={(titular_id) => change({ titular_id })}
              />
            </>
          )}
        </Stack>
      ),
    },
    since,
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
    ...sums,
  ];
}

/** One thing and what belongs to it, below each other. */
const lines = (first: ReactNode, ...others: ReactNode[]) => (
  <Stack gap="none">
    <span>{first || '—'}</span>
    {others.map((text) =>
      typeof text === 'string' && text ? (
        <Text key={text} as="span" size="sm" tone="muted">
          {text}
        </Text>
      ) : (
        text || null
      ),
    )}
  </Stack>
);

/** Leads from a dependent to the family, and from a titular to theirs. */
function FamilyButton({ saved, onFamily }: { saved: PolicyInsured; onFamily: (titular: Ref) => void }) {
  const { t } = useTranslation('policies');
  const titular = saved.relationship === 'titular' ? saved.customer : saved.titular;
  if (!titular) return null;
  return (
    <>
      {saved.relationship !== 'titular' && (
        <Text as="span" size="sm" tone="muted">
          {t('rows.of', { name: titular.name })}
        </Text>
      )}
      <span>
        <Button tone="quiet" size="small" icon={Users} onPress={() => onFamily(titular)}>
          {t('rows.seeFamily')}
        </Button>
      </span>
    </>
  );
}
