import type { Provider } from '@corredor/core/api';
import { type DescribedValues, describedInput, describedValues } from '../../frames/described/index.ts';
import { textOrNull } from '../../frames/forms/index.ts';
import { providerFields } from './describedProvider.ts';

/** An office as the form holds it; `officeId` is its number on the server, absent for a new one. */
export interface OfficeValues {
  officeId: number | null;
  city: string;
  address: string;
  phone: string;
}

/** An insurance company as its form holds it. */
export interface ProviderValues extends DescribedValues<typeof providerFields> {
  offices: OfficeValues[];
  branch_ids: number[];
}

export const newOffice: OfficeValues = { officeId: null, city: '', address: '', phone: '' };

/** The form of an insurance company, or of a new one. */
export const toProviderValues = (provider?: Provider): ProviderValues => ({
  ...describedValues(providerFields, provider),
  offices: (provider?.offices ?? []).map(({ id, city, address, phone }) => ({
    officeId: id,
    city,
    address: address ?? '',
    phone: phone ?? '',
  })),
  branch_ids: provider?.branch_ids ?? [],
});

/** What is sent; the check against the document tells what is missing. */
export const toProviderInput = (values: ProviderValues) => ({
  ...describedInput(providerFields, values),
  offices: values.offices.map(({ officeId, city, address, phone }) => ({
    id: officeId ?? undefined,
    city: city.trim(),
    address: textOrNull(address),
    phone: textOrNull(phone),
  })),
  branch_ids: values.branch_ids,
});
