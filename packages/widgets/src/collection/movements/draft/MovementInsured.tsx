import type { Policy } from '@corredor/core/api';
import { policyWords } from '@corredor/core/policies';
import { Select } from '@corredor/ui/Select';
import { TextField } from '@corredor/ui/TextField';
import { useTranslation } from 'react-i18next';
import { TitularPicker, useCustomerName } from '../../../frames/pickers/index.ts';
import type { DraftItem } from '../parts/index.ts';

const families = ['daughter', 'son', 'spouse', 'other'] as const;

interface MovementInsuredProps {
  item: DraftItem;
  policy: Pick<Policy, 'id' | 'is_insured' | 'contractor'>;
  /** All that the movement changes: who is insured with it can be a titular. */
  items: readonly DraftItem[];
  titularError: string | undefined;
  onChange: (patch: Partial<DraftItem>) => void;
}

/** How somebody who is insured from now on stands to the policy. */
export function MovementInsured({ item, policy, items, titularError, onChange }: MovementInsuredProps) {
  const { t } = useTranslation(['movements', 'common']);
  const { titular } = item;
  const name = useCustomerName(titular && !titular.name ? titular.id : null);
  const titulars = items.flatMap(({ key, action, target, ref, label, relationship }) =>
    key !== item.key && action === 'add' && target === 'insured' && relationship === 'titular' && ref && label
      ? [{ id: ref, name: label }]
      : [],
  );
  return (
    <>
      <Select
        label={t('value.relationship')}
        isRequired
        items={policyWords.relationship.map((id) => ({ id, label: t(`common:relationship.${id}`) }))}
        value={item.relationship}
        onChange={(relationship) => relationship && onChange({ relationship })}
      />
      {item.relationship === 'dependent' && (
        <>
          <TitularPicker
            label={t('value.titular_id')}
            isRequired
            policyId={policy.id}
            contractor={policy.is_insured ? policy.contractor : null}
            others={titulars.slice(0, 20)}
            excludedId={item.ref ?? undefined}
            value={titular?.id ?? null}
            valueLabel={titular ? titular.name || (name ?? '') : ''}
            errorMessage={titularError}
            onChange={(_id, record) => onChange({ titular: record })}
          />
          <Select
            label={t('value.family_relationship')}
            items={families.map((id) => ({ id, label: t(`common:familyRelationship.${id}`) }))}
            emptyLabel={t('common:state.none')}
            value={item.family_relationship}
            onChange={(family_relationship) => onChange({ family_relationship })}
          />
        </>
      )}
      <TextField
        label={t('value.certificate_number')}
        maxLength={60}
        value={item.certificate_number}
        onChange={(certificate_number) => onChange({ certificate_number })}
      />
    </>
  );
}
