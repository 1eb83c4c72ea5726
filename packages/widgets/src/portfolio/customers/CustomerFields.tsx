import type { Customer, Ref } from '@corredor/core/api';
import { Stack } from '@corredor/ui/Stack';
import type { UseFormReturn } from 'react-hook-form';
import { OwnRecordProvider } from '../../frames/pickers/index.ts';
import { isSample } from '../../frames/records/index.ts';
import { AddressFields, ContactFields } from './ContactFields.tsx';
import type { CustomerValues } from './customerValues.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { NotesFields, RoleFields } from './RoleFields.tsx';

interface CustomerFieldsProps {
  form: UseFormReturn<CustomerValues>;
  /** The customer who is being changed. */
  customer?: Customer;
  /** Who has the identification already, as the server said. */
  duplicate?: Ref;
  /** Whether it is being saved or is saved: nobody is looked for then. */
  isSent: boolean;
}

/** The fields of a customer, new or known, in titled groups. */
export function CustomerFields({ form, customer, duplicate, isSent }: CustomerFieldsProps) {
  const fields = (
    <Stack gap="large">
      <IdentityFields form={form} customer={customer} duplicate={duplicate} isSent={isSent} />
      <ContactFields control={form.control} />
      <AddressFields control={form.control} />
      <RoleFields control={form.control} ownId={customer?.id} titular={customer?.titular} />
      <NotesFields control={form.control} />
    </Stack>
  );
  // Somebody new is as free as the form that asks for them: made for a record of the brokerage's own, they cannot become a sample.
  return customer ? <OwnRecordProvider value={!isSample(customer)}>{fields}</OwnRecordProvider> : fields;
}
