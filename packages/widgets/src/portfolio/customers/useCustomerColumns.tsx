import type { Customer } from '@corredor/core/api';
import { countryName } from '@corredor/core/countries';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../base/app/index.ts';
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

/** A person is round, a company a soft square. */
export const faceOfCustomer = ({ legal_type }: Pick<Customer, 'legal_type'>) =>
  legal_type === 'legal' ? ('company' as const) : ('person' as const);
const noMoney = '0.00';

/** The columns of the list of customers. */
export function useCustomerColumns(detailHref: (id: number) => string): GridColumn<Customer>[] {
  const { t } = useTranslation(['customers', 'common']);
  const { money, language } = useFormats();
  const canSeeMoney = useCan('policy_app.view_payment');
  const canSeePolicies = useCan('policy_app.view_policy');
  const states = useStateNames();
  const kit = useColumnKit<Customer>();
  return useMemo(() => {
    // Every field can be shown and is exported where it is.
    const plain = (id: PlainColumn, read: (customer: Customer) => string | null) =>
      kit.text(id, t(`field.${id}`), read, { card: 'hidden' });
    const balance: GridColumn<Customer> = {
      ...kit.money('balance', t('column.balance'), ({ balance }) => balance, {
        sortKey: 'balance',
        priority: 1,
        card: 'figure',
      }),
      // Who owes nothing stands back.
      cell: ({ balance }) => {
        const amount = money(balance);
        return balance === noMoney ? (
          <Text as="span" tone="muted">
            <span aria-hidden>–</span>
            <VisuallyHidden>{amount}</VisuallyHidden>
          </Text>
        ) : (
          amount
        );
      },
    };
    const nextEnd = kit.date('next_end_date', t('column.nextEnd'), ({ next_end_date }) => next_end_date, {
      sortKey: 'next_end_date',
      priority: 2,
      width: 116,
      card: 'line',
    });
    return [
      kit.record(
        t('column.name'),
        ({ name }) => name,
        ({ id }) => detailHref(id),
        { id: 'name', faceOf: faceOfCustomer },
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
        { priority: 6, width: 132, card: 'subtitle' },
      ),
      kit.phone(t('column.phone'), ({ phone }) => phone, {}),
      kit.email(t('column.email'), ({ email }) => email, { sortKey: 'email', priority: 3 }),
      ...(canSeeMoney ? [balance] : []),
      ...(canSeePolicies ? [nextEnd] : []),
      kit.text('city', t('column.city'), ({ city }) => city, { sortKey: 'city', priority: 5, card: 'hidden' }),
      kit.text('age', t('column.age'), ({ age }) => (age === null ? '' : String(age)), {
        meaning: 'count',
        priority: 7,
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
  }, [t, kit, money, language, states, detailHref, canSeeMoney, canSeePolicies]);
}
