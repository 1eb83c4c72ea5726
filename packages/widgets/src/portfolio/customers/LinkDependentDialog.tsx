import type { Customer, FamilyRelationship } from '@corredor/core/api';
import { customerWords } from '@corredor/core/customers';
import { toCallError } from '@corredor/core/errors';
import { updateCustomer } from '@corredor/core/operations';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Dialog } from '@corredor/ui/Dialog';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { toast } from '@corredor/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { refreshAfter } from '../../base/data/index.ts';
import { useLeaving } from '../../frames/leaving/index.ts';
import { CustomerPicker, UnderSampleProvider } from '../../frames/pickers/index.ts';
import { isSample } from '../../frames/records/index.ts';
import { setTitular } from './setTitular.ts';

interface LinkDependentDialogProps {
  titular: Customer;
  onClose: () => void;
}

/** Makes a customer who is there already a dependent of a titular. */
export function LinkDependentDialog({ titular, onClose }: LinkDependentDialogProps) {
  const { t } = useTranslation(['customers', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const [customerId, setCustomerId] = useState<number | null>(null);
  const [relationship, setRelationship] = useState<FamilyRelationship | null>(null);
  const linking = useMutation({
    mutationFn: (id: number) => setTitular(client, id, { id: titular.id, relationship }),
    onSuccess: () => {
      toast.success(t('common:success.customer.updated'));
      void refreshAfter(queries, updateCustomer);
      onClose();
    },
  });
  const failure = linking.error && toCallError(linking.error);
  const { close, question } = useLeaving({
    isDirty: (customerId !== null || relationship !== null) && !linking.isPending,
    onClose,
  });
  return (
    <>
      <Dialog
        isOpen
        title={t('dependents.link')}
        description={t('dependents.linkHelp', { name: titular.name })}
        onOpenChange={(isOpen) => isOpen || close()}
        actions={
          <>
            <Button onPress={close}>{t('common:action.cancel')}</Button>
            <Button
              tone="accent"
              isPending={linking.isPending}
              isDisabled={customerId === null}
              onPress={() => customerId !== null && linking.mutate(customerId)}
            >
              {t('dependents.link')}
            </Button>
          </>
        }
      >
        <Stack>
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
              value={customerId}
              onChange={(id) => setCustomerId(id)}
            />
          </UnderSampleProvider>
          <Select
            label={t('field.family_relationship')}
            items={customerWords.familyRelationship.map((id) => ({ id, label: t(`common:familyRelationship.${id}`) }))}
            value={relationship}
            onChange={setRelationship}
          />
        </Stack>
      </Dialog>
      {question}
    </>
  );
}
