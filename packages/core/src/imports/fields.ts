import type { choiceWords } from './choices.ts';

/** What can be imported from a file. */
export const importKinds = ['customers', 'vehicles', 'insureds'] as const;
export type ImportKind = (typeof importKinds)[number];

/** How the text of a cell is read. */
export type ImportFieldType = 'text' | 'date' | 'money' | 'percent' | 'year' | 'country' | keyof typeof choiceWords;

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
  vehicles: [
    {
      name: 'plate',
      type: 'text',
      isRequired: true,
      headings: [
        'Placa',
        'Placas',
        'Número de placa',
        'No. placa',
        'Matrícula',
        'Plate',
        'Number plate',
        'License plate',
      ],
    },
    { name: 'brand', type: 'text', isRequired: true, headings: ['Marca', 'Marca del vehículo', 'Brand', 'Make'] },
    { name: 'model', type: 'text', isRequired: true, headings: ['Modelo', 'Línea', 'Versión', 'Model'] },
    {
      name: 'year',
      type: 'year',
      isRequired: true,
      headings: ['Año', 'Año modelo', 'Año del modelo', 'Año de fabricación', 'Year', 'Model year'],
    },
    {
      name: 'owner_identification',
      type: 'text',
      isRequired: true,
      headings: [
        'Identificación del propietario',
        'Cédula del propietario',
        'Cédula o RUC del propietario',
        'RUC del propietario',
        'Identificación del dueño',
        'Identificación',
        'Cédula',
        'Cédula o RUC',
        'RUC',
        'Owner identification',
        'Owner ID',
        'Identification',
        'ID number',
      ],
    },
    {
      name: 'owner_name',
      type: 'text',
      headings: [
        'Nombre del propietario',
        'Propietario',
        'Dueño',
        'Nombre',
        'Cliente',
        'Asegurado',
        'Owner name',
        'Owner',
        'Name',
        'Customer',
      ],
    },
    {
      name: 'chassis_number',
      type: 'text',
      headings: ['Número de chasis', 'Chasis', 'No. chasis', 'VIN', 'Serie', 'Chassis number', 'Chassis'],
    },
    { name: 'color', type: 'text', headings: ['Color', 'Colour'] },
    {
      name: 'commercial_value',
      type: 'money',
      headings: ['Valor comercial', 'Valor', 'Valor asegurado', 'Avalúo', 'Precio', 'Commercial value', 'Value'],
    },
    {
      name: 'vehicle_type',
      type: 'text',
      headings: ['Tipo de vehículo', 'Tipo', 'Clase', 'Clase de vehículo', 'Vehicle type', 'Type'],
    },
    { name: 'activity', type: 'text', headings: ['Actividad', 'Uso', 'Uso del vehículo', 'Activity', 'Use'] },
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
