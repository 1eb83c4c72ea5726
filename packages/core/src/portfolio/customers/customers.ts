/** The words of a customer, in the order in which forms and filters list them. */
export const customerWords = {
  legalType: ['natural', 'legal'],
  role: ['insured', 'contractor', 'payer'],
  sex: ['male', 'female', 'other'],
  insuredType: ['titular', 'dependent'],
  identificationType: ['cedula', 'ruc', 'passport', 'other'],
  familyRelationship: ['daughter', 'son', 'spouse', 'other'],
} as const;

export type LegalType = (typeof customerWords.legalType)[number];
export type CustomerRole = (typeof customerWords.role)[number];
export type Sex = (typeof customerWords.sex)[number];
export type InsuredType = (typeof customerWords.insuredType)[number];
export type IdentificationType = (typeof customerWords.identificationType)[number];
export type FamilyRelationship = (typeof customerWords.familyRelationship)[number];

/** Fields that only one kind of person has; the other kind's are cleared when the legal type changes. */
export const fieldsOf: Record<LegalType, readonly string[]> = {
  natural: ['birthdate', 'sex', 'insured_type', 'titular_id', 'family_relationship', 'partner_name'],
  legal: ['foundation_date'],
};

/** The document that a person of this kind usually shows. */
export function usualIdentification(legalType: LegalType): IdentificationType {
  return legalType === 'legal' ? 'ruc' : 'cedula';
}
