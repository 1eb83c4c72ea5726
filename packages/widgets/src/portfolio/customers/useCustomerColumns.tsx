import type { Customer } from '@corredor/core/api';
import { countryName } from '@corredor/core/countries';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';
import { useColumnKit } from '../../frames/lists/index.ts';
import { StateName, useStateNames } from '../../frames/pickers/index.ts';

type PlainColumn =
  | 'identification_type'
  | 'sex'
  | 'street'
  | 'insured_type'
  | 'family_relationship'
  | 'partner_name'
  | 'notes';

/** The columns of the list of customers. */
export function useCustomerColumns(detailHref: (id: number) => string): GridColumn<Customer>[] {
  const { t } = useTranslation(['customers', 'common']);
  const { language } = useLanguage();
  const states = useStateNames();
  const kit = useColumnKit<Customer>();
  return useMemo(() => {
    // Every field can be shown and is exported where it is.
    const plain = (id: PlainColumn, read: (customer: Customer) => string | null) =>
      kit.text(id, t(`field.${id}`), read, { card: 'hidden' });
    return [
      kit.record(
        t('column.name'),
        ({ name }) => name,
        ({ id }) => detailHref(id),
        { id: 'name' },
      ),
      kit.text('identification', t('column.identification'), ({ identification }) => identification, {
        sortKey: 'identification',
        meaning: 'code',
        card: 'subtitle',
      }),
      kit.text(
        'roles',
        t('column.roles'),
        ({ roles }) => roles.map((role) => t(`common:customerRole.${role}`)).join(', '),
        { priority: 5, card: 'subtitle' },
      ),
      kit.phone(t('column.phone'), ({ phone }) => phone, {}),
      kit.email(t('column.email'), ({ email }) => email, { sortKey: 'email', priority: 2 }),
      kit.text('city', t('column.city'), ({ city }) => city, { sortKey: 'city', priority: 4, card: 'hidden' }),
      kit.text('age', t('column.age'), ({ age }) => (age === null ? '' : String(age)), {
        meaning: 'count',
        priority: 6,
        align: 'end',
        card: 'hidden',
        sheet: { type: 'number', value: ({ age }) => age },
      }),
      kit.text('legal_type', t('column.legalType'), ({ legal_type }) => t(`common:legalType.${legal_type}`), {
        sortKey: 'legal_type',
        card: 'hidden',
      }),
      kit.text('country', t('column.country'), ({ country_id }) => countryName(country_id, language), {
        card: 'hidden',
      }),
      kit.date('birthdate', t('column.birthdate'), ({ birthdate }) => birthdate, {
        sortKey: 'birthdate',
        card: 'hidden',
      }),
      plain('identification_type', ({ identification_type }) => t(`common:identificationType.${identification_type}`)),
      plain('sex', ({ sex }) => (sex ? t(`common:sex.${sex}`) : '')),
      kit.date('foundation_date', t('field.foundation_date'), ({ foundation_date }) => foundation_date, {
        card: 'hidden',
      }),
      kit.text('province', t('field.province'), ({ country_id, province }) => states.nameOf(country_id, province), {
        card: 'hidden',
        cell: ({ country_id, province }) => <StateName countryId={country_id} code={province} />,
      }),
      plain('street', ({ street }) => street),
      plain('insured_type', ({ insured_type }) => (insured_type ? t(`common:insuredType.${insured_type}`) : '')),
      kit.text('titular', t('field.titular_id'), ({ titular }) => titular?.name, {
        card: 'hidden',
        // A name finds nobody again.
        sheet: [
          { value: ({ titular }) => titular?.name },
          { header: t('field.titular_identification'), value: (customer) => customer.titular_identification },
        ],
      }),
      plain('family_relationship', ({ family_relationship }) =>
        family_relationship ? t(`common:familyRelationship.${family_relationship}`) : '',
      ),
      plain('partner_name', ({ partner_name }) => partner_name),
      plain('notes', ({ notes }) => notes),
      kit.moment('created_at', t('column.created'), ({ created_at }) => created_at),
    ];
  }, [t, kit, language, states, detailHref]);
}
