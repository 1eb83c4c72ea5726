import type { Customer } from '@corredor/core/api';
import { countryName } from '@corredor/core/countries';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { ConflictField } from '../../frames/forms/index.ts';
import { useStateNames } from '../../frames/pickers/index.ts';
import { type CustomerValues, toCustomerValues } from './customerValues.ts';

const order = [
  'legal_type',
  'name',
  'country_id',
  'identification_type',
  'identification',
  'birthdate',
  'foundation_date',
  'sex',
  'partner_name',
  'phone',
  'email',
  'province',
  'city',
  'street',
  'roles',
  'insured_type',
  'titular_id',
  'family_relationship',
  'notes',
] as const satisfies (keyof CustomerValues)[];

/** Names the fields of a customer, and writes their values for a comparison. */
export function useCustomerWords() {
  const { t } = useTranslation(['customers', 'common']);
  const { date, language } = useFormats();
  const states = useStateNames();
  const labelOf = (name: string) => {
    const field = order.find((one) => one === name);
    return field ? t(`field.${field}`) : undefined;
  };
  const write = (values: CustomerValues): Record<(typeof order)[number], string> => ({
    legal_type: t(`common:legalType.${values.legal_type}`),
    name: values.name,
    country_id: countryName(values.country_id, language),
    identification_type: t(`common:identificationType.${values.identification_type}`),
    identification: values.identification,
    birthdate: date(values.birthdate),
    foundation_date: date(values.foundation_date),
    sex: values.sex ? t(`common:sex.${values.sex}`) : '',
    partner_name: values.partner_name,
    phone: values.phone.replace(/[^\d+]/g, ''),
    email: values.email,
    province: states.nameOf(values.country_id, values.province),
    city: values.city,
    street: values.street,
    roles: values.roles.map((role) => t(`common:customerRole.${role}`)).join(', '),
    insured_type: values.insured_type ? t(`common:insuredType.${values.insured_type}`) : '',
    titular_id: values.titular_id === null ? '' : String(values.titular_id),
    family_relationship: values.family_relationship ? t(`common:familyRelationship.${values.family_relationship}`) : '',
    notes: values.notes,
  });
  const compare = (mine: CustomerValues, theirs: Customer): ConflictField[] => {
    const own = write(mine);
    const other = write(toCustomerValues(theirs));
    return order.map((name) => ({ name, label: t(`field.${name}`), mine: own[name], theirs: other[name] }));
  };
  return { labelOf, compare };
}
