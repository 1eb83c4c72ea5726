import type { Customer, FamilyRelationship } from '@corredor/core/api';
import { customerWords } from '@corredor/core/customers';
import { toCallError } from '@corredor/core/errors';
import { updateCustomer } from '@corredor/core/operations';
import { Banner } from '@corredor/ui/Banner';
import { Select } from '@corredor/ui/Select';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { AskDialog, useDialogForm } from '../../frames/asking/index.ts';
import { CustomerPicker, UnderSampleProvider } from '../../frames/pickers/index.ts';
import { isSample } from '../../frames/records/index.ts';
import { setTitular } from './setTitular.ts';

interface LinkDependentDialogProps {
  titular: Customer;
  onClose: () => void;
}

interface LinkValues {
  customer_id: number | null;
  relationship: FamilyRelationship | null;
}
type LinkInput = LinkValues & { customer_id: number };

/** Makes a customer who is there already a dependent of a titular. */
export function LinkDependentDialog({ titular, onClose }: LinkDependentDialogProps) {
  const { t } = useTranslation(['customers', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const linking = useMutation({
    mutationFn: ({ customer_id, relationship }: LinkInput) =>
      setTitular(client, customer_id, { id: titular.id, relationship }),
    onSuccess: () => {
      toast.success(t('common:success.customer.updated'));
      void refreshAfter(queries, updateCustomer);
      onClose();
    },
  });
  const failure = linking.error && toCallError(linking.error);
  const form = useDialogForm<LinkValues, LinkInput>({
    place: `customers.link ${titular.id}`,
    begun: { customer_id: null, relationship: null },
    toInput: ({ customer_id, relationship }) => (customer_id === null ? null : { customer_id, relationship }),
    isBusy: linking.isPending,
    onSubmit: (input) => linking.mutate(input),
  });
  return (
    <AskDialog
      title={t('dependents.link')}
      description={t('dependents.linkHelp', { name: titular.name })}
      verb={t('dependents.link')}
      form={form}
      isDisabled={form.values.customer_id === null}
      onClose={onClose}
    >
      {failure && (
        <Banner tone="critical" isLive>
          {Object.values(failure.fields)[0] ?? failure.message}
        </Banner>
      )}
      <UnderSampleProvider value={isSample(titular)}>
        <CustomerPicker
          label={t('dependents.customer')}
          isRequired
          excludedId={titular.id}
          {...form.field('customer_id')}
        />
      </UnderSampleProvider>
      <Select
        label={t('field.family_relationship')}
        items={customerWords.familyRelationship.map((id) => ({ id, label: t(`common:familyRelationship.${id}`) }))}
        {...form.field('relationship')}
      />
    </AskDialog>
  );
}
