import type { Customer } from '@corredor/core/api';
import type { PlainDate } from '@corredor/core/dates';
import { getCustomer } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Avatar } from '@corredor/ui/Avatar';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { FilePlus2, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { RecordCommands } from '../../frames/commands/index.ts';
import { HistorySection } from '../../frames/history/index.ts';
import { AfterPage, RecordLoader, RecordPage } from '../../frames/records/index.ts';
import { CustomerRoles } from './CustomerDetail.tsx';
import { CustomerForm } from './CustomerForm.tsx';
import { Dependents } from './Dependents.tsx';
import { faceOfCustomer } from './useCustomerColumns.tsx';
import { useCustomerFacts, useLapsedFact } from './useCustomerFacts.tsx';

interface CustomerRecordProps {
  id: number;
  /** Its form is open. */
  isEditing?: boolean;
  /** The last days of their terms that are over while nobody has decided what becomes of them. */
  lapsedOn?: readonly PlainDate[];
  /** What other features know of the customer: policies, instalments, vehicles. */
  related?: (customer: Customer) => ReactNode;
}

/** The page of one customer, as it is now on the server. */
export function CustomerRecord({ id, isEditing = false, lapsedOn = [], related }: CustomerRecordProps) {
  const { t } = useTranslation(['customers', 'common']);
  return (
    <RecordLoader
      id={id}
      get={(client, customerId) => queryOf(client, getCustomer, { path: { customerId } })}
      rooms={['customers', 'pickers', 'policies', 'payments', 'vehicles', 'history']}
      list={{ label: t('title'), href: paths.customers() }}
      missingTitle={t('common:error.customerNotFound')}
    >
      {(customer) => (
        <CustomerPage customer={customer} isEditing={isEditing} lapsedOn={lapsedOn}>
          {related?.(customer)}
        </CustomerPage>
      )}
    </RecordLoader>
  );
}

interface CustomerPageProps {
  customer: Customer;
  isEditing: boolean;
  lapsedOn: readonly PlainDate[];
  children: ReactNode;
}

function CustomerPage({ customer, isEditing, lapsedOn, children }: CustomerPageProps) {
  const { t } = useTranslation(['customers', 'common']);
  const canChange = useCan('core_app.change_customer');
  const canWritePolicies = useCan('policy_app.add_policy') && customer.roles.includes('contractor');
  const { identity, reach, standing, address, family, record } = useCustomerFacts(customer, true);
  const lapsed = useLapsedFact(lapsedOn);
  const { id, titular, legal_type, dependents } = customer;
  const canHaveDependents = legal_type === 'natural' && !titular && (canChange || dependents.length > 0);
  return (
    <RecordPage
      title={customer.name}
      face={<Avatar name={customer.name} shape={faceOfCustomer(customer)} size="large" />}
      record={customer}
      context={`${t(`common:identificationType.${customer.identification_type}`)} ${customer.identification}`}
      mark={<CustomerRoles roles={customer.roles} />}
      parent={{ label: t('title'), href: paths.customers() }}
      primaryAction={
        canChange &&
        !isEditing && (
          <LinkButton icon={Pencil} href={paths.customer(id)}>
            {t('common:action.edit')}
          </LinkButton>
        )
      }
      secondaryActions={
        canWritePolicies && (
          <LinkButton icon={FilePlus2} href={paths.newPolicy({ contractor: id })}>
            {t('record.newPolicy')}
          </LinkButton>
        )
      }
      facts={
        !isEditing && (
          <DescriptionList
            columns={4}
            items={[...lapsed, ...reach, ...standing, ...identity, ...address].slice(0, 4)}
          />
        )
      }
      aside={
        isEditing ? (
          <Card title={t('group.record')}>
            <DescriptionList columns={1} items={record} />
          </Card>
        ) : (
          <>
            <Card title={t('group.identity')}>
              <Stack gap="small">
                <DescriptionList columns={1} items={[...identity, ...family]} />
                {customer.identification_warning && (
                  <Text tone="caution">{t(`common:identificationWarning.${customer.identification_warning}`)}</Text>
                )}
              </Stack>
            </Card>
            <Card title={t('record.address')}>
              <DescriptionList columns={1} items={[...address, ...record]} />
            </Card>
          </>
        )
      }
    >
      {isEditing && (
        <AfterPage>
          <CustomerForm customer={customer} />
        </AfterPage>
      )}
      {!isEditing && customer.notes && (
        <Card title={t('group.notes')}>
          <Text keepsLines>{customer.notes}</Text>
        </Card>
      )}
      {children}
      {canHaveDependents && (
        <Card title={t('field.dependents')} count={dependents.length}>
          <Dependents titular={customer} />
        </Card>
      )}
      <HistorySection level={2} model="customer" id={id} />
      <RecordCommands
        kind="customer"
        id={id}
        label={customer.name}
        description={customer.identification}
        commands={[
          canChange && !isEditing && { id: 'edit', label: t('common:action.edit'), href: paths.customer(id) },
          canWritePolicies && {
            id: 'newPolicy',
            label: t('record.newPolicy'),
            href: paths.newPolicy({ contractor: id }),
          },
        ]}
      />
    </RecordPage>
  );
}
