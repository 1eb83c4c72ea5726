import type { Customer } from '@corredor/core/api';
import { countryName } from '@corredor/core/countries';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Link } from '@corredor/ui/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';
import { StateName, useStateNames } from '../pickers/index.ts';

type PlainColumn =
  | 'identification_type'
  | 'sex'
  | 'foundation_date'
  | 'street'
  | 'insured_type'
  | 'family_relationship'
  | 'partner_name'
  | 'notes';

/** The columns of the list of customers. */
export function useCustomerColumns(detailHref: (id: number) => string): GridColumn<Customer>[] {
  const { t } = useTranslation(['customers', 'common']);
  const { date, dateTime, language } = useFormats();
  const states = useStateNames();
  return useMemo(() => {
    // Every field can be shown and is exported where it is.
    const plain = (id: PlainColumn, text: (customer: Customer) => string): GridColumn<Customer> => ({
      id,
      header: t(`field.${id}`),
      minWidth: 150,
      card: 'hidden',
      text,
      cell: text,
    });
    return [
      {
        id: 'name',
        header: t('column.name'),
        sortKey: 'name',
        isPrimary: true,
        hideable: false,
        minWidth: 220,
        card: 'title',
        text: ({ name }) => name,
        cell: ({ id, name }) => (
          <Link tone="strong" href={detailHref(id)}>
            {name}
          </Link>
        ),
      },
      {
        id: 'identification',
        header: t('column.identification'),
        sortKey: 'identification',
        width: 150,
        card: 'subtitle',
        text: ({ identification }) => identification,
        cell: ({ identification }) => identification,
      },
      {
        id: 'roles',
        header: t('column.roles'),
        minWidth: 180,
        card: 'line',
        text: ({ roles }) => roles.map((role) => t(`common:customerRole.${role}`)).join(', '),
        cell: ({ roles }) => roles.map((role) => t(`common:customerRole.${role}`)).join(', '),
      },
      {
        id: 'phone',
        header: t('column.phone'),
        width: 160,
        card: 'line',
        text: ({ phone }) => phone ?? '',
        cell: ({ phone }) => phone && <Link href={`tel:${phone}`}>{phone}</Link>,
      },
      {
        id: 'email',
        header: t('column.email'),
        sortKey: 'email',
        minWidth: 200,
        card: 'line',
        text: ({ email }) => email ?? '',
        cell: ({ email }) => email && <Link href={`mailto:${email}`}>{email}</Link>,
      },
      {
        id: 'city',
        header: t('column.city'),
        sortKey: 'city',
        width: 140,
        card: 'hidden',
        text: ({ city }) => city ?? '',
        cell: ({ city }) => city,
      },
      {
        id: 'age',
        header: t('column.age'),
        width: 90,
        align: 'end',
        card: 'hidden',
        text: ({ age }) => (age === null ? '' : String(age)),
        sheet: { type: 'number', value: ({ age }) => age },
        cell: ({ age }) => age,
      },
      {
        id: 'legal_type',
        header: t('column.legalType'),
        sortKey: 'legal_type',
        width: 160,
        card: 'hidden',
        text: ({ legal_type }) => t(`common:legalType.${legal_type}`),
        cell: ({ legal_type }) => t(`common:legalType.${legal_type}`),
      },
      {
        id: 'country',
        header: t('column.country'),
        width: 140,
        card: 'hidden',
        text: ({ country_id }) => countryName(country_id, language),
        cell: ({ country_id }) => countryName(country_id, language),
      },
      {
        id: 'birthdate',
        header: t('column.birthdate'),
        sortKey: 'birthdate',
        width: 140,
        card: 'hidden',
        text: ({ birthdate }) => date(birthdate),
        sheet: { type: 'date', value: ({ birthdate }) => birthdate },
        cell: ({ birthdate }) => date(birthdate),
      },
      plain('identification_type', ({ identification_type }) => t(`common:identificationType.${identification_type}`)),
      plain('sex', ({ sex }) => (sex ? t(`common:sex.${sex}`) : '')),
      {
        ...plain('foundation_date', ({ foundation_date }) => date(foundation_date)),
        sheet: { type: 'date', value: ({ foundation_date }) => foundation_date },
      },
      {
        id: 'province',
        header: t('field.province'),
        minWidth: 150,
        card: 'hidden',
        text: ({ country_id, province }) => states.nameOf(country_id, province),
        cell: ({ country_id, province }) => <StateName countryId={country_id} code={province} />,
      },
      plain('street', ({ street }) => street ?? ''),
      plain('insured_type', ({ insured_type }) => (insured_type ? t(`common:insuredType.${insured_type}`) : '')),
      {
        id: 'titular',
        header: t('field.titular_id'),
        minWidth: 150,
        card: 'hidden',
        text: ({ titular }) => titular?.name ?? '',
        // A name finds nobody again.
        sheet: [
          { value: ({ titular }) => titular?.name },
          { header: t('field.titular_identification'), value: (customer) => customer.titular_identification },
        ],
        cell: ({ titular }) => titular?.name ?? '',
      },
      plain('family_relationship', ({ family_relationship }) =>
        family_relationship ? t(`common:familyRelationship.${family_relationship}`) : '',
      ),
      plain('partner_name', ({ partner_name }) => partner_name ?? ''),
      plain('notes', ({ notes }) => notes ?? ''),
      {
        id: 'created_at',
        header: t('column.created'),
        sortKey: 'created_at',
        width: 190,
        card: 'hidden',
        text: ({ created_at }) => dateTime(created_at),
        sheet: { type: 'moment', value: ({ created_at }) => created_at },
        cell: ({ created_at }) => dateTime(created_at),
      },
    ];
  }, [t, date, dateTime, language, states, detailHref]);
}
