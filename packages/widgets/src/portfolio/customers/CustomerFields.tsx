import type { Customer, Ref } from '@corredor/core/api';
import { Stack } from '@corredor/ui/Stack';
import type { UseFormReturn } from 'react-hook-form';
import { AddressFields, ContactFields } from './ContactFields.tsx';
import type { CustomerValues } from './customerValues.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { NotesFields, RoleFields } from './RoleFields.tsx';

interface CustomerFieldsProps {
  form: UseFormReturn<CustomerValues>;
  /** The customer who is being changed. */
  customer?: Customer | undefined;
  /** Who has the identification already, as the server said. */
  duplicate?: Ref | undefined;
}

/** The fields of a customer, new or known, in titled groups. */
export function CustomerFields({ form, customer, duplicate }: CustomerFieldsProps) {
  return (
    <Stack gap="large">
      <IdentityFields form={form} ownId={customer?.id} duplicate={duplicate} />
      <ContactFields control={form.control} />
      <AddressFields control={form.control} />
      <RoleFields control={form.control} ownId={customer?.id} titular={customer?.titular} />
      <NotesFields control={form.control} />
    </Stack>
  );
}
