import type { Customer } from '@corredor/core/api';
import { countryName } from '@corredor/core/countries';
import { paths } from '@corredor/core/paths';
import { Chip } from '@corredor/ui/Chip';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Heading } from '@corredor/ui/Heading';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { useStateName } from '../../frames/pickers/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { Dependents } from './Dependents.tsx';

interface CustomerDetailProps extends OpenRecord<Customer> {
  /** What other features know of the customer, such as policies and vehicles. */
  related?: ((customer: Customer) => ReactNode) | undefined;
}

/** One customer, read over the list. */
export function CustomerDetail({ canChange, related, ...panel }: CustomerDetailProps) {
  const { t } = useTranslation(['customers', 'common']);
  return (
    <DetailPanel
      missingTitle={t('common:error.customerNotFound')}
      historyOf="customer"
      {...panel}
      titleOf={({ name }) => name}
      contextOf={({ roles }) => (
        <Inline gap="xxsmall">
          {roles.map((role) => (
            <Chip key={role}>{t(`common:customerRole.${role}`)}</Chip>
          ))}
        </Inline>
      )}
      actionsOf={({ id }) =>
        canChange && (
          <LinkButton tone="accent" icon={Pencil} href={paths.customer(id)}>
            {t('edit')}
          </LinkButton>
        )
      }
    >
      {(customer) => <Facts customer={customer} related={related?.(customer)} />}
    </DetailPanel>
  );
}

function Facts({ customer, related }: { customer: Customer; related: ReactNode }) {
  const { t } = useTranslation(['customers', 'common']);
  const { date, dateTime, language } = useFormats();
  const province = useStateName(customer.country_id, customer.province);
  const isNatural = customer.legal_type === 'natural';
  const age = customer.age === null ? '' : ` · ${t('age', { count: customer.age })}`;
  const { titular } = customer;
  return (
    <Stack gap="large">
      <Group title={t('group.identity')}>
        <DescriptionList
          items={[
            { term: t(`common:identificationType.${customer.identification_type}`), detail: customer.identification },
            { term: t('field.legal_type'), detail: t(`common:legalType.${customer.legal_type}`) },
            ...(isNatural
              ? [
                  { term: t('field.birthdate'), detail: customer.birthdate && date(customer.birthdate) + age },
                  { term: t('field.sex'), detail: customer.sex && t(`common:sex.${customer.sex}`) },
                  { term: t('field.partner_name'), detail: customer.partner_name },
                ]
              : [{ term: t('field.foundation_date'), detail: date(customer.foundation_date) }]),
          ]}
        />
        {customer.identification_warning && <Text tone="caution">{t('common:identificationWarning.check_digit')}</Text>}
      </Group>
      <Group title={t('group.contact')}>
        <DescriptionList
          items={[
            {
              term: t('field.phone'),
              detail: customer.phone && <Link href={`tel:${customer.phone}`}>{customer.phone}</Link>,
            },
            {
              term: t('field.email'),
              detail: customer.email && <Link href={`mailto:${customer.email}`}>{customer.email}</Link>,
            },
            { term: t('field.street'), detail: customer.street },
            { term: t('field.city'), detail: customer.city },
            { term: t('field.province'), detail: province },
            { term: t('column.country'), detail: countryName(customer.country_id, language) },
          ]}
        />
      </Group>
      {isNatural && (
        <Group title={t('group.family')}>
          <DescriptionList
            items={[
              {
                term: t('field.insured_type'),
                detail: customer.insured_type && t(`common:insuredType.${customer.insured_type}`),
              },
              ...(titular
                ? [
                    {
                      term: t('field.titular_id'),
                      detail: <Link href={paths.customerDetail(titular.id)}>{titular.name}</Link>,
                    },
                    {
                      term: t('field.family_relationship'),
                      detail:
                        customer.family_relationship && t(`common:familyRelationship.${customer.family_relationship}`),
                    },
                  ]
                : [{ term: t('field.dependents'), detail: <Dependents titular={customer} /> }]),
            ]}
          />
        </Group>
      )}
      {related}
      {customer.notes && (
        <Group title={t('group.notes')}>
          <Text keepsLines>{customer.notes}</Text>
        </Group>
      )}
      <Group title={t('group.record')}>
        <DescriptionList
          items={[
            { term: t('column.created'), detail: dateTime(customer.created_at) },
            { term: t('column.updated'), detail: dateTime(customer.updated_at) },
          ]}
        />
      </Group>
    </Stack>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="small" as="section">
      <Heading level={3} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
