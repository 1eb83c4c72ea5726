import type { Seller, SellerKind } from '@corredor/core/api';
import { textOrNull } from '../../frames/forms/index.ts';

/** A seller as its form holds it. */
export interface SellerValues {
  name: string;
  /** The user who the seller is. */
  user_id: number | null;
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
  user_id: seller?.user_id ?? null,
  kind: seller?.kind ?? 'agent',
  identification: seller?.identification ?? '',
  email: seller?.email ?? '',
  phone: seller?.phone ?? '',
  is_active: seller?.is_active ?? true,
  notes: seller?.notes ?? '',
});

/** What is sent; the check against the document tells what is missing. */
export const toSellerInput = (values: SellerValues) => ({
  name: values.name.trim(),
  user_id: values.user_id,
  kind: values.kind,
  identification: textOrNull(values.identification),
  email: textOrNull(values.email),
  phone: textOrNull(values.phone),
  is_active: values.is_active,
  notes: textOrNull(values.notes),
});
