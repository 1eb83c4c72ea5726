import type { Customer } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Avatar } from '@corredor/ui/Avatar';
import { Chip } from '@corredor/ui/Chip';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Heading } from '@corredor/ui/Heading';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordCommands } from '../../frames/commands/index.ts';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { Dependents } from './Dependents.tsx';
import { faceOfCustomer } from './useCustomerColumns.tsx';
import { useCustomerFacts } from './useCustomerFacts.tsx';

interface CustomerDetailProps extends OpenRecord<Customer> {
  /** What other features know of the customer, such as policies and vehicles. */
  related?: (customer: Customer) => ReactNode;
}

/** One customer, read over the list. */
export function CustomerDetail({ canChange, related, ...panel }: CustomerDetailProps) {
  const { t } = useTranslation(['customers', 'common']);
  return (
    <DetailPanel
      missingTitle={t('common:error.customerNotFound')}
      historyOf="customer"
      {...panel}
      pageOf={({ id }) => paths.customerRecord(id)}
      titleOf={({ name }) => name}
      faceOf={(customer) => <Avatar name={customer.name} shape={faceOfCustomer(customer)} />}
      contextOf={({ roles }) => <CustomerRoles roles={roles} />}
      actionsOf={({ id, name, identification }) => (
        <>
          <RecordCommands
            kind="customer"
            id={id}
            label={name}
            description={identification}
            commands={[canChange && { id: 'edit', label: t('edit'), href: paths.customer(id) }]}
          />
          {canChange && (
            <LinkButton tone="accent" icon={Pencil} href={paths.customer(id)}>
              {t('edit')}
            </LinkButton>
          )}
        </>
      )}
    >
      {(customer) => <Facts customer={customer} related={related?.(customer)} />}
    </DetailPanel>
  );
}

/** What a customer is in policies, as chips. */
export function CustomerRoles({ roles }: Pick<Customer, 'roles'>) {
  const { t } = useTranslation('common');
  return (
    <Inline gap="xxsmall">
      {roles.map((role) => (
        <Chip key={role}>{t(`customerRole.${role}`)}</Chip>
      ))}
    </Inline>
  );
}

function Facts({ customer, related }: { customer: Customer; related: ReactNode }) {
  const { t } = useTranslation(['customers', 'common']);
  const { identity, reach, standing, address, family, record } = useCustomerFacts(customer);
  const dependents = { term: t('field.dependents'), detail: <Dependents titular={customer} /> };
  return (
    <Stack gap="large">
      <Group title={t('group.identity')}>
        <DescriptionList items={identity} />
        {customer.identification_warning && (
          <Text tone="caution">{t(`common:identificationWarning.${customer.identification_warning}`)}</Text>
        )}
      </Group>
      <Group title={t('group.contact')}>
        <DescriptionList items={[...standing, ...reach, ...address]} />
      </Group>
      {family.length > 0 && (
        <Group title={t('group.family')}>
          <DescriptionList items={customer.titular ? family : [...family, dependents]} />
        </Group>
      )}
      {related}
      {customer.notes && (
        <Group title={t('group.notes')}>
          <Text keepsLines>{customer.notes}</Text>
        </Group>
      )}
      <Group title={t('group.record')}>
        <DescriptionList items={record} />
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
