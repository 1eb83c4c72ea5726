import type { Partner } from '@corredor/core/api';
import { countryName } from '@corredor/core/countries';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { ConflictField } from '../../frames/forms/index.ts';
import { type PartnerValues, toPartnerValues } from './partnerValues.ts';

const order = [
  'name',
  'alias',
  'tax_id',
  'slogan',
  'resume',
  'tags',
  'phone',
  'email',
  'website',
  'country_id',
  'state',
  'city',
  'direction',
  'layout',
  'listed',
  'timezone',
  'currency',
  'language',
  'near_expiry_days',
] as const satisfies (keyof PartnerValues)[];

/** Names the fields of a brokerage, and writes their values for a comparison or for reading. */
export function usePartnerWords() {
  const { t } = useTranslation(['partner', 'common']);
  const { number, language } = useFormats();
  const labelOf = (name: string) => {
    const field = order.find((one) => one === name.split('.')[0]);
    return field ? t(`field.${field}`) : undefined;
  };
  const write = (values: PartnerValues): Record<(typeof order)[number], string> => ({
    name: values.name,
    alias: values.alias,
    tax_id: values.tax_id,
    slogan: values.slogan,
    resume: values.resume,
    tags: values.tags.join(', '),
    phone: values.phone.replace(/[^\d+]/g, ''),
    email: values.email,
    website: values.website,
    country_id: countryName(values.country_id, language),
    state: values.state ?? '',
    city: values.city,
    direction: values.direction,
    layout: t(`common:profileLayout.${values.layout}`),
    listed: values.listed ? t('common:state.yes') : t('common:state.no'),
    timezone: values.timezone ?? '',
    currency: values.currency ?? '',
    language: t(`common:language.${values.language}`),
    near_expiry_days: number(values.near_expiry_days),
  });
  const compare = (mine: PartnerValues, theirs: Partner): ConflictField[] => {
    const own = write(mine);
    const other = write(toPartnerValues(theirs));
    return order.map((name) => ({ name, label: t(`field.${name}`), mine: own[name], theirs: other[name] }));
  };
  return { labelOf, compare, write };
}
