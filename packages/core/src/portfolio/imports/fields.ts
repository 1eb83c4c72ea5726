import type { ExtraField } from '../../contract/api/index.ts';
import type { Language } from '../../words/i18n/index.ts';
import type { ExtraPlace, ExtraRow } from '../extras/index.ts';
import { branchFields, providerFields } from './catalogueFields.ts';
import type { ImportField, ImportKind } from './importField.ts';
import { paymentFields } from './paymentFields.ts';
import { namePartsOf, person } from './personFields.ts';
import { policyFields } from './policyFields.ts';
import { premiumRate, sumInsured, termNet } from './premiumFields.ts';

/** The columns of each kind, in the order of the template. */
export const importFields: Record<ImportKind, readonly ImportField[]> = {
  customers: [
    person.identification_type,
    person.identification,
    person.name,
    person.second_name,
    person.last_name,
    person.second_last_name,
    {
      name: 'legal_type',
      type: 'legal_type',
      headings: [
        'Tipo de persona',
        'Tipo persona',
        'Tipo de cliente',
        'Tipo cliente',
        'Tipo',
        'Persona',
        'Natural / jurídica',
        'Naturaleza',
        'Legal type',
        'Kind of person',
        'Person type',
      ],
    },
    { name: 'roles', type: 'roles', headings: ['Roles', 'Rol', 'Papel', 'Role'] },
    person.birthdate,
    {
      name: 'foundation_date',
      type: 'date',
      isPast: true,
      headings: [
        'Fecha de constitución',
        'Constitución',
        'F. constitución',
        'F. const.',
        'Fec. constitución',
        'Fecha constitución',
        'Fecha const.',
        'Fecha de creación de la empresa',
        'Fecha de fundación',
        'Foundation date',
        'Founded',
      ],
    },
    person.sex,
    person.phone,
    person.email,
    person.country_id,
    { name: 'province', type: 'province', headings: ['Provincia', 'Estado', 'Departamento', 'Province', 'State'] },
    { name: 'city', type: 'text', headings: ['Ciudad', 'Cantón', 'Ciudad de residencia', 'Localidad', 'City', 'Town'] },
    {
      name: 'street',
      type: 'text',
      headings: [
        'Dirección',
        'Calle',
        'Calle y número',
        'Dirección de residencia',
        'Dirección domicilio',
        'Dir.',
        'Direcc.',
        'Dirección domiciliaria',
        'Dirección de domicilio',
        'Domicilio',
        'Address',
        'Home address',
        'Street',
        'Street and number',
      ],
    },
    {
      name: 'insured_type',
      type: 'insured_type',
      headings: ['Asegurado como', 'Tipo de asegurado', 'Insured as', 'Insured type'],
    },
    person.titular_identification,
    person.family_relationship,
    {
      name: 'partner_name',
      type: 'text',
      headings: ['Cónyuge', 'Nombre del cónyuge', 'Esposo/a', 'Spouse', 'Spouse’s name', 'Name of spouse'],
    },
    {
      name: 'notes',
      type: 'text',
      hasLines: true,
      headings: ['Notas', 'Observaciones', 'Observación', 'Obs.', 'Comentarios', 'Notes', 'Remarks', 'Comments'],
    },
  ],
  vehicles: [
    {
      name: 'plate',
      type: 'text',
      isRequired: true,
      headings: [
        'Placa',
        'Placas',
        'Nro. placa',
        'Número de placa',
        'No. placa',
        'Matrícula',
        'Plate',
        'Number plate',
        'License plate',
        'Registration',
        'Registration number',
        'Vehicle registration',
        'Registration plate',
      ],
    },
    { name: 'brand', type: 'text', isRequired: true, headings: ['Marca', 'Marca del vehículo', 'Brand', 'Make'] },
    { name: 'model', type: 'text', isRequired: true, headings: ['Modelo', 'Línea', 'Versión', 'Model'] },
    {
      name: 'brand_model',
      type: 'make_and_model',
      holds: ['brand', 'model'],
      headings: [
        'Marca y modelo',
        'Marca / modelo',
        'Marca modelo versión',
        'Marca, modelo y versión',
        'Modelo y marca',
        'Modelo / marca',
        'Vehículo',
        'Automóvil',
        'Descripción del vehículo',
        'Brand and model',
        'Brand / model',
        'Make and model',
        'Make / model',
        'Model and make',
        'Vehicle',
        'Vehicle description',
        'Car',
      ],
    },
    {
      name: 'year',
      type: 'year',
      isRequired: true,
      headings: ['Año', 'Año modelo', 'Año del modelo', 'Año de fabricación', 'Año fab.', 'Year', 'Model year'],
    },
    {
      name: 'owner_identification',
      type: 'identification',
      isRequired: true,
      headings: [
        'Identificación del propietario',
        'Cédula del propietario',
        'Cédula o RUC del propietario',
        'RUC del propietario',
        'CI / RUC del propietario',
        'CI / RUC propietario',
        'CI / RUC prop.',
        'C.I. propietario',
        'Cédula / RUC propietario',
        'Cédula propietario',
        'RUC / CI propietario',
        'Identificación del dueño',
        'CI / RUC',
        'C.I. / RUC',
        'RUC / CI',
        'C.I.',
        'CI',
        'Identificación',
        'Cédula',
        'Cédula o RUC',
        'RUC',
        'Owner identification',
        'Owner ID',
        'Identification',
        'ID number',
        'NIF',
        'DNI',
        'NIF / CIF',
        'DNI / NIF',
        'Tax ID',
      ],
    },
    {
      name: 'owner_name',
      type: 'text',
      headings: [
        'Nombre del propietario',
        'Propietario',
        'Nombre propietario',
        'Propietario / dueño',
        'Nombre prop.',
        'Nombre / razón social',
        'Razón social',
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
    ...namePartsOf('owner_name', {
      prefix: 'owner',
      possessive: 'Owner’s',
      whose: ['del propietario', 'propietario', 'del dueño', 'del cliente', 'of the owner'],
    }),
    {
      name: 'chassis_number',
      type: 'text',
      isNumber: true,
      headings: [
        'Número de chasis',
        'Chasis',
        'No. chasis',
        'Nro. chasis',
        'Número VIN',
        'VIN',
        'Serie',
        'Chassis number',
        'Chassis',
      ],
    },
    {
      name: 'engine_number',
      type: 'text',
      isNumber: true,
      headings: [
        'Número de motor',
        'Motor',
        'No. motor',
        'Nro. de motor',
        'Nro. motor',
        'Número motor',
        'Núm. motor',
        'Engine no.',
        'Engine',
        'Engine number',
      ],
    },
    { name: 'color', type: 'text', headings: ['Color', 'Colour'] },
    {
      name: 'commercial_value',
      type: 'money',
      headings: [
        'Valor comercial',
        'Valor',
        'Valor asegurado',
        'Suma asegurada',
        'Valor del vehículo',
        'Avalúo',
        'Precio',
        'Commercial value',
        'Value',
        'Market value',
        'Vehicle value',
      ],
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
    person.second_name,
    person.last_name,
    person.second_last_name,
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
      isNumber: true,
      headings: ['Certificado', 'Número de certificado', 'No. certificado', 'Certificate', 'Certificate number'],
    },
    {
      name: 'beneficiary_percentage',
      type: 'percent',
      headings: [
        'Porcentaje',
        '%',
        'Porcentaje de beneficiario',
        '% beneficiario',
        '% benef.',
        'Percentage',
        'Beneficiary percentage',
      ],
    },
    sumInsured,
    premiumRate,
    termNet,
    person.birthdate,
    person.sex,
    person.phone,
    person.email,
    person.country_id,
  ],
  policies: policyFields,
  providers: providerFields,
  branches: branchFields,
  payments: paymentFields,
};

const start = 'extra.';
/** The column of an extra field of a branch. */
export const extraColumn = (key: string) => `${start}${key}`;
/** The key of the extra field that a column stands for; nothing where it stands for another field. */
export const extraKeyOfColumn = (column: string): string | undefined =>
  column.startsWith(start) ? column.slice(start.length) : undefined;

/** A column that branches add to a file, with what readers call it. */
export interface ExtraImportField extends ImportField {
  labels: Readonly<Record<Language, string>>;
}
interface BranchWithFields {
  name: string;
  extra_fields: readonly ExtraField[];
}
/** Of what a field is, where a row of the file brings a policy and a row of its list. */
const ofRow: Readonly<Record<ExtraRow, Readonly<Record<Language, string>>>> = {
  vehicle: { es: 'del vehículo', en: 'of the vehicle' },
  general: { es: 'del bien', en: 'of the item' },
  insured: { es: 'del asegurado', en: 'of the insured' },
};
/** What the extra fields of the rows of a file may stand for: a policy comes with its vehicle, an insured alone. */
export const importedPlaces: Readonly<Partial<Record<ImportKind, readonly ExtraPlace[]>>> = {
  policies: ['policy', 'vehicle'],
  insureds: ['insured'],
};
/** The columns that branches add to a file of policies, or to one of the insureds of a policy: fields of one key share one, and it says whose it is. */
export function extraImportFields(
  branches: readonly BranchWithFields[],
  kind: ImportKind = 'policies',
): ExtraImportField[] {
  const places = importedPlaces[kind] ?? [];
  const asked = branches.flatMap(({ name, extra_fields: fields }) =>
    fields
      .filter(({ is_retired, on }) => !is_retired && places.includes(on))
      .map((field) => ({ ...field, branch: name })),
  );
  const said = (name: string, on: ExtraPlace, language: Language) =>
    on === 'policy' || places.length === 1 ? name : `${name} ${ofRow[on][language]}`;
  return [...new Set(asked.map(({ key }) => key))].map((key) => {
    const fields = asked.filter((field) => field.key === key);
    const all = (read: (field: (typeof fields)[number]) => string) => [...new Set(fields.map(read))];
    const branchNames = all(({ branch }) => branch).join(', ');
    const labels = {
      es: `${all(({ name_es, on }) => said(name_es, on, 'es')).join(' / ')} (${branchNames})`,
      en: `${all(({ name_en, on }) => said(name_en, on, 'en')).join(' / ')} (${branchNames})`,
    };
    // The report of an import has the labels as headings, and comes back.
    const headings = [...all(({ name_es }) => name_es), ...all(({ name_en }) => name_en), labels.es, labels.en];
    // What is a day in one branch only may be any text in another.
    const isAll = (...kinds: ExtraField['kind'][]) => fields.every(({ kind }) => kinds.includes(kind));
    const type = isAll('date') ? 'date' : isAll('money', 'number') ? 'money' : 'text';
    return { name: extraColumn(key), type, headings, labels };
  });
}
