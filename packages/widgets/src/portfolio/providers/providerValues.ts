import type { Provider } from '@corredor/core/api';
import { textOrNull } from '../../frames/forms/index.ts';

/** An office as the form holds it; `officeId` is its number on the server, absent for a new one. */
export interface OfficeValues {
  officeId: number | null;
  city: string;
  address: string;
  phone: string;
}

/** An insurance company as its form holds it. */
export interface ProviderValues {
  name: string;
  short_name: string;
  ruc: string;
  phone: string;
  email: string;
  address: string;
  contact: string;
  offices: OfficeValues[];
  branch_ids: number[];
}

export const newOffice: OfficeValues = { officeId: null, city: '', address: '', phone: '' };

/** The form of an insurance company, or of a new one. */
export const toProviderValues = (provider?: Provider): ProviderValues => ({
  name: provider?.name ?? '',
  short_name: provider?.short_name ?? '',
  ruc: provider?.ruc ?? '',
  phone: provider?.phone ?? '',
  email: provider?.email ?? '',
  address: provider?.address ?? '',
  contact: provider?.contact ?? '',
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
  name: values.name.trim(),
  short_name: textOrNull(values.short_name),
  ruc: textOrNull(values.ruc),
  phone: textOrNull(values.phone),
  email: textOrNull(values.email),
  address: textOrNull(values.address),
  contact: textOrNull(values.contact),
  offices: values.offices.map(({ officeId, city, address, phone }) => ({
    id: officeId ?? undefined,
    city: city.trim(),
    address: textOrNull(address),
    phone: textOrNull(phone),
  })),
  branch_ids: values.branch_ids,
});
