import type {
  Customer,
  CustomerRole,
  FamilyRelationship,
  IdentificationType,
  InsuredType,
  LegalType,
  Sex,
} from '@corredor/core/api';
import { customerWords } from '@corredor/core/customers';
import { textOrNull } from '../../frames/forms/index.ts';

/** A customer as its form holds it. */
export interface CustomerValues {
  legal_type: LegalType;
  name: string;
  country_id: string | null;
  identification_type: IdentificationType;
  identification: string;
  birthdate: string | null;
  foundation_date: string | null;
  sex: Sex | null;
  partner_name: string;
  phone: string;
  email: string;
  province: string | null;
  city: string;
  street: string;
  roles: CustomerRole[];
  insured_type: InsuredType | null;
  titular_id: number | null;
  family_relationship: FamilyRelationship | null;
  notes: string;
}

/** The form of a customer, or of a new one, who is taken for a person of the brokerage's own country. */
export const toCustomerValues = (customer?: Customer, ownCountryId: string | null = null): CustomerValues => ({
  legal_type: customer?.legal_type ?? 'natural',
  name: customer?.name ?? '',
  country_id: customer ? customer.country_id : ownCountryId,
  identification_type: customer?.identification_type ?? 'cedula',
  identification: customer?.identification ?? '',
  birthdate: customer?.birthdate ?? null,
  foundation_date: customer?.foundation_date ?? null,
  sex: customer?.sex ?? null,
  partner_name: customer?.partner_name ?? '',
  phone: customer?.phone ?? '',
  email: customer?.email ?? '',
  province: customer?.province ?? null,
  city: customer?.city ?? '',
  street: customer?.street ?? '',
  roles: customer?.roles ?? [],
  insured_type: customer?.insured_type ?? null,
  titular_id: customer?.titular_id ?? null,
  family_relationship: customer?.family_relationship ?? null,
  notes: customer?.notes ?? '',
});

/** What is sent; fields of the other kind of person go empty, and the check against the document tells what is missing. */
export const toCustomerInput = (values: CustomerValues) => {
  const isNatural = values.legal_type === 'natural';
  const isDependent = isNatural && values.insured_type === 'dependent';
  return {
    legal_type: values.legal_type,
    name: values.name.trim(),
    country_id: values.country_id,
    identification_type: values.identification_type,
    identification: values.identification.trim(),
    birthdate: isNatural ? values.birthdate : null,
    foundation_date: isNatural ? null : values.foundation_date,
    sex: isNatural ? values.sex : null,
    partner_name: isNatural ? textOrNull(values.partner_name) : null,
    phone: textOrNull(values.phone),
    email: textOrNull(values.email),
    province: values.province,
    city: textOrNull(values.city),
    street: textOrNull(values.street),
    roles: values.roles,
    insured_type: isNatural ? values.insured_type : null,
    titular_id: isDependent ? values.titular_id : null,
    family_relationship: isDependent ? values.family_relationship : null,
    notes: textOrNull(values.notes),
  };
};

/** The documents that each kind of person can show. */
export const identificationTypesOf: Record<LegalType, readonly IdentificationType[]> = {
  natural: customerWords.identificationType,
  legal: ['ruc', 'other'],
};
