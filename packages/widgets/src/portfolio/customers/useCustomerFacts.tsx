import type { Customer } from '@corredor/core/api';
import { countryName } from '@corredor/core/countries';
import { daysBetween, type PlainDate } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../base/app/index.ts';
import { atField } from '../../frames/askedField/index.ts';
import { useStateName } from '../../frames/pickers/index.ts';
import { EmailLink, PhoneLinks } from '../../frames/records/index.ts';
import { Balance } from './Balance.tsx';

interface Fact {
  term: string;
  detail: ReactNode;
}
interface CustomerFacts {
  identity: Fact[];
  reach: Fact[];
  /** What is owed, and which policy ends next: what the reader may see of it. */
  standing: Fact[];
  /** Where they live, in one line. */
  address: Fact[];
  /** What the customer is in a family; nothing for a company. */
  family: Fact[];
  record: Fact[];
}

/** What is known of a customer, in groups, for a panel or a page. */
export function useCustomerFacts(customer: Customer, isOnPage = false): CustomerFacts {
  const { t } = useTranslation(['customers', 'common']);
  const { date, dateTime, language } = useFormats();
  const province = useStateName(customer.country_id, customer.province);
  const missing = useMissingContact(customer, isOnPage);
  const isNatural = customer.legal_type === 'natural';
  const age = customer.age === null ? '' : ` · ${t('age', { count: customer.age })}`;
  const { titular, family_relationship, insured_type } = customer;
  const identity: Fact[] = [
    { term: t(`common:identificationType.${customer.identification_type}`), detail: customer.identification },
    { term: t('field.legal_type'), detail: t(`common:legalType.${customer.legal_type}`) },
  ];
  const family: Fact[] = [];
  if (isNatural) {
    identity.push(
      { term: t('field.birthdate'), detail: customer.birthdate && date(customer.birthdate) + age },
      { term: t('field.sex'), detail: customer.sex && t(`common:sex.${customer.sex}`) },
      { term: t('field.partner_name'), detail: customer.partner_name },
    );
    family.push({ term: t('field.insured_type'), detail: insured_type && t(`common:insuredType.${insured_type}`) });
  } else identity.push({ term: t('field.foundation_date'), detail: date(customer.foundation_date) });
  if (isNatural && titular)
    family.push(
      { term: t('field.titular_id'), detail: <Link href={paths.customerRecord(titular.id)}>{titular.name}</Link> },
      {
        term: t('field.family_relationship'),
        detail: family_relationship && t(`common:familyRelationship.${family_relationship}`),
      },
    );
  const place = [customer.street, customer.city, province, countryName(customer.country_id, language)];
  return {
    identity,
    family,
    reach: [
      { term: t('field.phone'), detail: customer.phone ? <PhoneLinks phone={customer.phone} /> : missing('phone') },
      {
        term: t('field.email'),
        detail: customer.email ? <EmailLink email={customer.email} /> : missing('email'),
      },
    ],
    standing: [
      ...(customer.balance === null
        ? []
        : [
            {
              term: t('column.balance'),
              detail: <Balance customer={customer} isOnPage={isOnPage} />,
            },
          ]),
      ...(customer.next_end_date === null ? [] : [{ term: t('column.nextEnd'), detail: date(customer.next_end_date) }]),
    ],
    address: [{ term: t('field.address'), detail: place.filter(Boolean).join(', ') }],
    record: [
      { term: t('column.created'), detail: dateTime(customer.created_at) },
      { term: t('column.updated'), detail: dateTime(customer.updated_at) },
    ],
  };
}

/** That nothing covers a customer where it did, for how many policies and how long: the first fact of their page. */
export function useLapsedFact(lapsedOn: readonly PlainDate[]): Fact[] {
  const { t } = useTranslation('customers');
  const { today } = useFormats();
  const [first] = lapsedOn.toSorted();
  if (first === undefined) return [];
  const since = t('lapsed.ago', { count: daysBetween(first, today()) });
  return [
    {
      term: t('lapsed.term'),
      detail: (
        <Text as="span" tone="critical" weight="medium">
          {t('lapsed.policies', { count: lapsedOn.length, since })}
        </Text>
      ),
    },
  ];
}

/** The way to add how somebody can be reached, on their page; nothing for who may not change them. */
function useMissingContact({ id }: Customer, isOnPage: boolean) {
  const { t } = useTranslation('customers');
  const canChange = useCan('core_app.change_customer') && isOnPage;
  return (field: 'phone' | 'email') =>
    canChange && <Link href={atField(paths.customer(id), field)}>{t(`record.add.${field}`)}</Link>;
}
