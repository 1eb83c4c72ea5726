import type { Seller, SellerKind } from '@corredor/core/api';
import { textOrNull } from '../../frames/forms/index.ts';

/** A seller as its form holds it. */
export interface SellerValues {
  name: string;
  kind: SellerKind;
  identification: string;
  email: string;
  phone: string;
  is_active: boolean;
  notes: string;
}

/** The form of a seller, or of a new one. */
export const toSellerValues = (seller?: Seller): SellerValues => ({
  name: seller?.name ?? '',
  kind: seller?.kind ?? 'employee',
  identification: seller?.identification ?? '',
  email: seller?.email ?? '',
  phone: seller?.phone ?? '',
  is_active: seller?.is_active ?? false,
  notes: seller?.notes ?? '',
});

/** What is sent; the check against the document tells what is missing. */
export const toSellerInput = (values: SellerValues) => ({
  name: values.name.trim(),
  kind: values.kind,
  identification: textOrNull(values.identification),
  email: textOrNull(values.email),
  phone: textOrNull(values.phone),
  is_active: values.is_active,
  notes: textOrNull(values.notes),
});
