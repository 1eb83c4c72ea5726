import type { Language } from '@corredor/core/i18n';

/** A text in both languages. */
type Said = Record<Language, string>;
const said = (es: string, en: string): Said => ({ es, en });

/** Official codes of the branches that the sample sells, with what each covers. */
export const sampleBranches = [
  {
    code: '7',
    covers: [
      said('Daño total y parcial', 'Total and partial damage'),
      said('Robo total', 'Total theft'),
      said('Grúa y auxilio en carretera', 'Towing and roadside help'),
    ],
  },
  { code: '3', covers: [said('Hospitalización', 'Hospital care'), said('Atención ambulatoria', 'Outpatient care')] },
  {
    code: '40',
    covers: [said('Incendio y rayo', 'Fire and lightning'), said('Robo del contenido', 'Theft of contents')],
  },
  { code: '1', covers: [said('Muerte por cualquier causa', 'Death from any cause')] },
] as const;
export type SampleBranch = (typeof sampleBranches)[number]['code'];

/** Insurers that do not exist; their numbers say so. */
export const sampleProviders = [
  {
    name: said('Aseguradora Faro del Sur S.A.', 'Southern Lighthouse Insurance'),
    short: said('Faro del Sur', 'Southern Lighthouse'),
    city: said('Ciudad Modelo', 'Model City'),
    sells: ['7', '40'],
  },
  {
    name: said('Puente Nuevo Compañía de Seguros', 'Newbridge Assurance Company'),
    short: said('Puente Nuevo', 'Newbridge'),
    city: said('Ciudad Modelo', 'Model City'),
    sells: ['7', '3'],
  },
  {
    name: said('Horizonte Vida y Salud S.A.', 'Horizon Life and Health'),
    short: said('Horizonte', 'Horizon'),
    city: said('Ciudad Modelo', 'Model City'),
    sells: ['3', '1'],
  },
] as const;

interface SampleCustomer {
  name: Said;
  kind: 'woman' | 'man' | 'company';
  /** Years of age. */
  age: number;
  /** Place in the list of the titular. */
  childOf?: number;
}
/** People and companies that do not exist. Nobody has a telephone, which somebody else would answer. */
export const sampleCustomers: readonly SampleCustomer[] = [
  { name: said('Valeria Montes Rivas', 'Valerie Hartwell'), kind: 'woman', age: 41 },
  { name: said('Tomás Aguirre Lozano', 'Thomas Ashcroft'), kind: 'man', age: 36 },
  { name: said('Elena Castaño Pardo', 'Helen Calloway'), kind: 'woman', age: 58 },
  { name: said('Rodrigo Salas Beltrán', 'Roderick Sallow'), kind: 'man', age: 47 },
  { name: said('Inés Fuentes Galarza', 'Agnes Fountain'), kind: 'woman', age: 29 },
  { name: said('Panadería Trigo Claro Cía. Ltda.', 'Bright Wheat Bakery Ltd.'), kind: 'company', age: 12 },
  { name: said('Transportes Ruta Serena S.A.', 'Serene Road Haulage Inc.'), kind: 'company', age: 19 },
  { name: said('Camila Aguirre Fuentes', 'Camilla Ashcroft'), kind: 'woman', age: 9, childOf: 1 },
];

export const sampleVehicles = [
  {
    owner: 0,
    brand: 'Kia',
    model: 'Sportage',
    age: 2,
    color: said('Gris', 'Grey'),
    type: said('SUV', 'SUV'),
    value: '26400.00',
  },
  {
    owner: 1,
    brand: 'Chevrolet',
    model: 'Sail',
    age: 5,
    color: said('Rojo', 'Red'),
    type: said('Automóvil', 'Car'),
    value: '11900.00',
  },
  {
    owner: 3,
    brand: 'Toyota',
    model: 'Hilux',
    age: 1,
    color: said('Blanco', 'White'),
    type: said('Camioneta', 'Pickup'),
    value: '38500.00',
  },
  {
    owner: 6,
    brand: 'Hino',
    model: 'Serie 300',
    age: 4,
    color: said('Blanco', 'White'),
    type: said('Camión', 'Lorry'),
    value: '46800.00',
  },
] as const;

export interface SamplePolicy {
  branch: SampleBranch;
  provider: number;
  contractor: number;
  net: string;
  sum: string;
  /** First day, in days from today. */
  starts: number;
  /** Months of the term, and between two instalments. */
  months: number;
  every: number;
  /** Of those that have fallen due, how many of the latest nobody has paid. */
  unpaid?: number;
  status?: 'draft' | 'closed';
  vehicle?: number;
  insureds?: readonly number[];
  goods?: Said;
  commission: string;
}
/** In force, late, near its end, ended, closed, and two drafts: one without cover, one for later. */
export const samplePolicies: readonly SamplePolicy[] = [
  {
    branch: '7',
    provider: 0,
    contractor: 0,
    net: '820.00',
    sum: '26400.00',
    starts: -95,
    months: 12,
    every: 1,
    vehicle: 0,
    commission: '15.00',
  },
  {
    branch: '7',
    provider: 1,
    contractor: 1,
    net: '410.00',
    sum: '11900.00',
    starts: -130,
    months: 12,
    every: 1,
    unpaid: 2,
    vehicle: 1,
    commission: '15.00',
  },
  {
    branch: '7',
    provider: 0,
    contractor: 3,
    net: '1190.00',
    sum: '38500.00',
    starts: -345,
    months: 12,
    every: 3,
    vehicle: 2,
    commission: '15.00',
  },
  {
    branch: '7',
    provider: 1,
    contractor: 6,
    net: '1640.00',
    sum: '46800.00',
    starts: -27,
    months: 12,
    every: 1,
    vehicle: 3,
    commission: '12.50',
  },
  {
    branch: '3',
    provider: 2,
    contractor: 1,
    net: '960.00',
    sum: '80000.00',
    starts: -210,
    months: 12,
    every: 1,
    unpaid: 1,
    insureds: [1, 7],
    commission: '10.00',
  },
  {
    branch: '3',
    provider: 1,
    contractor: 2,
    net: '1420.00',
    sum: '120000.00',
    starts: -60,
    months: 12,
    every: 3,
    insureds: [2],
    commission: '10.00',
  },
  {
    branch: '40',
    provider: 0,
    contractor: 5,
    net: '740.00',
    sum: '95000.00',
    starts: -160,
    months: 12,
    every: 6,
    goods: said('Local y hornos', 'Premises and ovens'),
    commission: '18.00',
  },
  {
    branch: '1',
    provider: 2,
    contractor: 4,
    net: '320.00',
    sum: '50000.00',
    starts: -18,
    months: 12,
    every: 12,
    insureds: [4],
    commission: '20.00',
  },
  {
    branch: '40',
    provider: 0,
    contractor: 2,
    net: '480.00',
    sum: '140000.00',
    starts: -375,
    months: 12,
    every: 12,
    goods: said('Vivienda de dos plantas', 'Two-storey house'),
    commission: '18.00',
  },
  {
    branch: '1',
    provider: 2,
    contractor: 3,
    net: '280.00',
    sum: '40000.00',
    starts: -420,
    months: 12,
    every: 12,
    status: 'closed',
    insureds: [3],
    commission: '20.00',
  },
  {
    branch: '3',
    provider: 2,
    contractor: 4,
    net: '690.00',
    sum: '60000.00',
    starts: -3,
    months: 12,
    every: 1,
    status: 'draft',
    insureds: [4],
    commission: '10.00',
  },
  {
    branch: '40',
    provider: 0,
    contractor: 0,
    net: '530.00',
    sum: '85000.00',
    starts: 25,
    months: 12,
    every: 3,
    status: 'draft',
    goods: said('Departamento y enseres', 'Flat and belongings'),
    commission: '18.00',
  },
];
