import type { FamilyRelationship, InsuredRelationship, PolicyInsured, PolicyInsuredInput } from '@corredor/core/api';
import { textOrNull } from '../../../frames/forms/index.ts';
import { type ExtraDraft, toExtraBody, toExtraDraft } from './extraValues.ts';
import { type SumValues, toSumInput, toSumValues } from './sumValues.ts';

/** An insured of a policy while it is written. */
export type InsuredValues = SumValues &
  ExtraDraft & {
    customer_id: number | null;
    start_date: string | null;
    relationship: InsuredRelationship | null;
    family_relationship: FamilyRelationship | null;
    titular_id: number | null;
    beneficiary_percentage: string;
    prima: string;
    certificate_number: string;
  };

export const familyRelationships = ['daughter', 'son', 'spouse', 'other'] as const satisfies FamilyRelationship[];

/** A new row starts on the first day of the term, when most people are insured. */
export const toInsuredValues = (row: PolicyInsured | null, startDate: string | null): InsuredValues => ({
  customer_id: row?.customer_id ?? null,
  start_date: row?.start_date ?? startDate,
  relationship: row?.relationship ?? null,
  family_relationship: row?.family_relationship ?? null,
  titular_id: row?.titular_id ?? null,
  beneficiary_percentage: row?.beneficiary_percentage ?? '',
  prima: row?.prima ?? '',
  certificate_number: row?.certificate_number ?? '',
  ...toSumValues(row),
  ...toExtraDraft(row),
});

/** What is sent, once the row is complete. */
export function toInsuredInput(draft: InsuredValues): PolicyInsuredInput | null {
  const { customer_id, start_date, relationship } = draft;
  if (customer_id === null || start_date === null || relationship === null) return null;
  return {
    customer_id,
    start_date,
    relationship,
    family_relationship: draft.family_relationship,
    titular_id: draft.titular_id,
    beneficiary_percentage: draft.beneficiary_percentage || null,
    prima: draft.prima || null,
    certificate_number: textOrNull(draft.certificate_number),
    ...toSumInput(draft),
    ...toExtraBody(draft),
  };
}
