/** The words that people write for a choice, in both languages; the code itself is always understood. */
export const choiceWords = {
  legal_type: {
    natural: ['Natural', 'Persona natural', 'Física', 'Persona física', 'Individual', 'Natural person'],
    legal: ['Jurídica', 'Persona jurídica', 'Empresa', 'Compañía', 'Legal', 'Legal person', 'Company'],
  },
  identification_type: {
    cedula: ['Cédula', 'Cédula de identidad', 'CI', 'C.I.', 'C', 'DNI', 'Identity card'],
    ruc: ['RUC', 'R', 'NIT', 'RUT', 'RFC', 'CUIT', 'Tax ID', 'Tax number'],
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
