import type { Language } from '../../words/i18n/index.ts';

/** The words that people write for a choice, in both languages; the code itself is always understood. */
export const choiceWords = {
  legal_type: {
    natural: ['Natural', 'Persona natural', 'Física', 'Persona física', 'Individual', 'Natural person'],
    legal: ['Jurídica', 'Persona jurídica', 'Empresa', 'Compañía', 'Legal', 'Legal person', 'Company'],
  },
  identification_type: {
    cedula: ['Cédula', 'Cédula de identidad', 'CI', 'C.I.', 'C', 'DNI', 'Identity card'],
    ruc: ['RUC', 'RUC / id. tributaria', 'RUC / tax id', 'R', 'NIT', 'RUT', 'RFC', 'CUIT', 'Tax ID', 'Tax number'],
    passport: ['Pasaporte', 'P', 'Passport'],
    other: ['Otro', 'Otra', 'Other'],
  },
  roles: {
    contractor: ['Contratante', 'Contractor'],
    payer: ['Pagador', 'Payer'],
    insured: ['Asegurado', 'Asegurada', 'Afiliado', 'Insured', 'Affiliate'],
  },
  sex: {
    male: ['Masculino', 'M', 'Hombre', 'H', 'Varón', 'Male', 'Man'],
    female: ['Femenino', 'F', 'Mujer', 'Female', 'Woman'],
    other: ['Otro', 'Otra', 'O', 'Other'],
  },
  insured_type: {
    titular: ['Titular', 'T', 'Principal', 'Holder'],
    dependent: ['Dependiente', 'D', 'Carga', 'Dependent'],
  },
  relationship: {
    titular: ['Titular', 'T', 'Principal', 'Holder'],
    dependent: ['Dependiente', 'D', 'Carga', 'Dependent'],
    beneficiary: ['Beneficiario', 'Beneficiaria', 'B', 'Beneficiary'],
  },
  family_relationship: {
    daughter: ['Hija', 'Daughter'],
    son: ['Hijo', 'Son'],
    spouse: ['Cónyuge', 'Esposo', 'Esposa', 'Pareja', 'Conviviente', 'Spouse', 'Wife', 'Husband', 'Partner'],
    other: ['Otro', 'Otra', 'Madre', 'Padre', 'Hermano', 'Hermana', 'Other', 'Mother', 'Father', 'Brother', 'Sister'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

export type ChoiceType = keyof typeof choiceWords;

/** What a choice is called where people are told which there are; every word of these is understood. */
export const choiceNames: Record<Language, Record<ChoiceType, Record<string, string>>> = {
  es: {
    legal_type: { natural: 'Natural', legal: 'Jurídica' },
    identification_type: { cedula: 'Cédula', ruc: 'RUC', passport: 'Pasaporte', other: 'Otro' },
    roles: { contractor: 'Contratante', payer: 'Pagador', insured: 'Asegurado' },
    sex: { male: 'Masculino', female: 'Femenino', other: 'Otro' },
    insured_type: { titular: 'Titular', dependent: 'Dependiente' },
    relationship: { titular: 'Titular', dependent: 'Dependiente', beneficiary: 'Beneficiario' },
    family_relationship: { daughter: 'Hija', son: 'Hijo', spouse: 'Cónyuge', other: 'Otro' },
  },
  en: {
    legal_type: { natural: 'Natural person', legal: 'Legal person' },
    identification_type: { cedula: 'Identity card', ruc: 'RUC', passport: 'Passport', other: 'Other' },
    roles: { contractor: 'Contractor', payer: 'Payer', insured: 'Insured' },
    sex: { male: 'Male', female: 'Female', other: 'Other' },
    insured_type: { titular: 'Titular', dependent: 'Dependent' },
    relationship: { titular: 'Titular', dependent: 'Dependent', beneficiary: 'Beneficiary' },
    family_relationship: { daughter: 'Daughter', son: 'Son', spouse: 'Spouse', other: 'Other' },
  },
};
