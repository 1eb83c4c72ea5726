import type { ProviderInput } from '@corredor/core/api';
import { describeFields } from '../../frames/described/index.ts';

/** The fields of an insurance company, each described once. */
export const providerFields = describeFields<ProviderInput, 'identity' | 'contact'>()({
  name: { kind: 'text', most: 160, isRequired: true, form: 'own', column: 'own', fact: 'own' },
  short_name: { kind: 'text', most: 60, form: 'own', column: 'own', fact: 'more' },
  ruc: { kind: 'text', most: 25, isCode: true, form: 'own', column: 'own', fact: 'own' },
  phone: { kind: 'text', most: 20, isCode: true, form: 'own', column: 'own', fact: 'own' },
  email: { kind: 'text', most: 254, isCode: true, form: 'own', column: 'own', fact: 'own' },
  contact: { kind: 'text', most: 160, form: 'contact', column: 'own', fact: 'own' },
  address: { kind: 'text', most: 200, form: 'contact', column: 'none', fact: 'more' },
  offices: { kind: 'own' },
  branch_ids: { kind: 'own' },
});
