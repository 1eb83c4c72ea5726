import type { choiceWords } from './choices.ts';

/** What can be imported from a file. */
export const importKinds = ['customers', 'insureds'] as const;
export type ImportKind = (typeof importKinds)[number];

/** How the text of a cell is read. */
export type ImportFieldType = 'text' | 'date' | 'money' | 'percent' | 'country' | keyof typeof choiceWords;

/** One column that an import understands. */
export interface ImportField {
  name: string;
  type: ImportFieldType;
  /** A row without it is refused. */
  isRequired?: boolean;
  /** Headings by which brokers call it, in both languages. */
  headings: readonly string[];
}

const person = {
  identification_type: {
    name: 'identification_type',
    type: 'identification_type',
    headings: ['Tipo de identificación', 'Tipo identificación', 'Tipo de documento', 'Identification type', 'ID type'],
  },
  identification: {
    name: 'identification',
    type: 'text',
    isRequired: true,
    headings: [
      'Identificación',
      'Número de identificación',
      'Cédula',
      'Cédula o RUC',
      'RUC',
      'Documento',
      'No. documento',
      'CI',
      'DNI',
      'Identification',
      'Identification number',
      'ID',
      'ID number',
    ],
  },
  name: {
    name: 'name',
    type: 'text',
    isRequired: true,
    headings: [
      'Nombre',
      'Nombres',
      'Nombre completo',
      'Nombres y apellidos',
      'Apellidos y nombres',
      'Razón social',
      'Cliente',
      'Asegurado',
      'Name',
      'Full name',
      'Customer',
      'Insured',
    ],
  },
  birthdate: {
    name: 'birthdate',
    type: 'date',
    headings: [
      'Fecha de nacimiento',
      'Nacimiento',
      'F. nacimiento',
      'Fec. nac.',
      'Birthdate',
      'Date of birth',
      'Birthday',
    ],
  },
  sex: { name: 'sex', type: 'sex', headings: ['Sexo', 'Género', 'Sex', 'Gender'] },
  phone: {
    name: 'phone',
    type: 'text',
    headings: ['Teléfono', 'Celular', 'Móvil', 'Teléfono celular', 'Phone', 'Mobile', 'Cell phone'],
  },
  email: {
    name: 'email',
    type: 'text',
    headings: ['Correo', 'Correo electrónico', 'E-mail', 'Email', 'Mail'],
  },
  country_id: { name: 'country_id', type: 'country', headings: ['País', 'Country'] },
  titular_identification: {
    name: 'titular_identification',
    type: 'text',
    headings: [
      'Identificación del titular',
      'Cédula del titular',
      'Cédula titular',
      'Titular identification',
      'Titular ID',
    ],
  },
  family_relationship: {
    name: 'family_relationship',
    type: 'family_relationship',
    headings: ['Parentesco', 'Relación familiar', 'Family relationship', 'Kinship'],
  },
} as const satisfies Record<string, ImportField>;

/** The columns of each kind, in the order of the template. */
export const importFields: Record<ImportKind, readonly ImportField[]> = {
  customers: [
    person.identification_type,
    person.identification,
    person.name,
    {
      name: 'legal_type',
      type: 'legal_type',
      headings: ['Tipo de persona', 'Persona', 'Naturaleza', 'Legal type', 'Kind of person'],
    },
    { name: 'roles', type: 'roles', headings: ['Roles', 'Rol', 'Papel', 'Role'] },
    person.birthdate,
    {
      name: 'foundation_date',
      type: 'date',
      headings: ['Fecha de constitución', 'Constitución', 'Fecha de fundación', 'Foundation date', 'Founded'],
    },
    person.sex,
    person.phone,
    person.email,
    person.country_id,
    { name: 'province', type: 'text', headings: ['Provincia', 'Estado', 'Departamento', 'Province', 'State'] },
    { name: 'city', type: 'text', headings: ['Ciudad', 'Cantón', 'City', 'Town'] },
    { name: 'street', type: 'text', headings: ['Dirección', 'Calle', 'Domicilio', 'Address', 'Street'] },
    person.titular_identification,
    person.family_relationship,
    {
      name: 'partner_name',
      type: 'text',
      headings: ['Cónyuge', 'Nombre del cónyuge', 'Esposo/a', 'Spouse', 'Name of spouse'],
    },
    { name: 'notes', type: 'text', headings: ['Notas', 'Observaciones', 'Comentarios', 'Notes', 'Remarks'] },
  ],
  insureds: [
    person.identification_type,
    person.identification,
    { ...person.name, isRequired: false },
    {
      name: 'relationship',
      type: 'relationship',
      headings: ['Relación', 'Tipo de asegurado', 'Calidad', 'Relationship', 'Kind of insured'],
    },
    person.titular_identification,
    person.family_relationship,
    {
      name: 'start_date',
      type: 'date',
      headings: ['Fecha de inicio', 'Fecha de inclusión', 'Inclusión', 'Inicio', 'Desde', 'Start date', 'Since'],
    },
    { name: 'prima', type: 'money', headings: ['Prima', 'Prima individual', 'Prima neta', 'Premium'] },
    {
      name: 'certificate_number',
      type: 'text',
      headings: ['Certificado', 'Número de certificado', 'No. certificado', 'Certificate', 'Certificate number'],
    },
    {
      name: 'beneficiary_percentage',
      type: 'percent',
      headings: ['Porcentaje', 'Porcentaje de beneficiario', '% beneficiario', 'Percentage', 'Beneficiary percentage'],
    },
    person.birthdate,
    person.sex,
    person.phone,
    person.email,
    person.country_id,
  ],
};
