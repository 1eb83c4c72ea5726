import type { CoverageInput } from '@corredor/core/api';

/** Insurers that do not exist, with the branches that each sells. */
export const insurers = [
  {
    name: 'Seguros Pichincha del Valle S.A.',
    short: 'Pichincha del Valle',
    cities: ['Quito', 'Guayaquil', 'Cuenca'],
    sells: ['1', '2', '3', '4', '5', '7', '11', '40'],
  },
  {
    name: 'Aseguradora Cóndor Andino C.A.',
    short: 'Cóndor Andino',
    cities: ['Quito', 'Ambato'],
    sells: ['5', '7', '8', '16', '20', '21', '40'],
  },
  {
    name: 'Compañía de Seguros Mitad del Mundo',
    short: 'Mitad del Mundo',
    cities: ['Quito', 'Loja'],
    sells: ['1', '2', '3', '4', '7'],
  },
  {
    name: 'Guayas Mar Seguros y Reaseguros S.A.',
    short: 'Guayas Mar',
    cities: ['Guayaquil', 'Manta'],
    sells: ['5', '8', '11', '16', '20', '21'],
  },
  {
    name: 'Vida Quetzal Compañía de Seguros',
    short: 'Vida Quetzal',
    cities: ['Cuenca', 'Quito'],
    sells: ['1', '2', '3', '4'],
  },
  {
    name: 'Tres Volcanes Seguros Generales S.A.',
    short: 'Tres Volcanes',
    cities: ['Ambato', 'Quito', 'Riobamba'],
    sells: ['5', '7', '8', '11', '20', '21', '40'],
  },
] as const;

/** Branches of the demo by official code, with the prefix of their policy numbers and what a policy costs. */
export const soldBranches = [
  { code: '1', prefix: 'VI', net: [180, 900], sum: 50_000 },
  { code: '2', prefix: 'VG', net: [900, 6_500], sum: 250_000 },
  { code: '3', prefix: 'AM', net: [600, 8_200], sum: 120_000 },
  { code: '4', prefix: 'AP', net: [45, 400], sum: 20_000 },
  { code: '5', prefix: 'IN', net: [220, 3_400], sum: 180_000 },
  { code: '7', prefix: 'VH', net: [320, 1_450], sum: 24_000 },
  { code: '8', prefix: 'TR', net: [400, 2_800], sum: 90_000 },
  { code: '11', prefix: 'RO', net: [120, 900], sum: 30_000 },
  { code: '16', prefix: 'RM', net: [350, 2_100], sum: 75_000 },
  { code: '20', prefix: 'EE', net: [150, 1_200], sum: 40_000 },
  { code: '21', prefix: 'RC', net: [250, 1_900], sum: 100_000 },
  { code: '40', prefix: 'MR', net: [380, 2_600], sum: 150_000 },
] as const;
export type SoldBranch = (typeof soldBranches)[number];

const coverage = (code: string, name: string, type: CoverageInput['coverage_type'] = 'coverage') => ({
  code,
  name,
  type,
});
export const coverages = [
  coverage('1', 'Muerte por cualquier causa'),
  coverage('1', 'Incapacidad total y permanente'),
  coverage('1', 'Anticipo por enfermedad grave', 'benefit'),
  coverage('2', 'Muerte por cualquier causa'),
  coverage('2', 'Muerte accidental'),
  coverage('2', 'Gastos de sepelio', 'benefit'),
  coverage('3', 'Hospitalización'),
  coverage('3', 'Atención ambulatoria'),
  coverage('3', 'Maternidad', 'benefit'),
  coverage('3', 'Médico a domicilio', 'help'),
  coverage('4', 'Muerte accidental'),
  coverage('4', 'Gastos médicos por accidente'),
  coverage('4', 'Ambulancia', 'help'),
  coverage('5', 'Incendio y rayo'),
  coverage('5', 'Terremoto y erupción volcánica'),
  coverage('5', 'Lluvia e inundación'),
  coverage('7', 'Daño total y parcial'),
  coverage('7', 'Robo total'),
  coverage('7', 'Responsabilidad civil'),
  coverage('7', 'Auto sustituto', 'benefit'),
  coverage('7', 'Grúa y auxilio en carretera', 'help'),
  coverage('8', 'Carga por carretera'),
  coverage('8', 'Robo y asalto de la carga'),
  coverage('11', 'Robo y asalto'),
  coverage('11', 'Daños por tentativa de robo'),
  coverage('16', 'Rotura accidental de maquinaria'),
  coverage('20', 'Daño de equipos electrónicos'),
  coverage('20', 'Portadores externos de datos'),
  coverage('21', 'Predios, labores y operaciones'),
  coverage('21', 'Responsabilidad civil patronal'),
  coverage('40', 'Todo riesgo del hogar o local'),
  coverage('40', 'Cerrajería y plomería de urgencia', 'help'),
];

export const generalItems: Record<string, [string, string][]> = {
  '5': [
    ['Bodega norte', 'Galpón de 800 m², estructura metálica'],
    ['Existencias', 'Mercadería en perchas y en tránsito interno'],
  ],
  '8': [['Mercadería seca', 'Ruta Guayaquil–Quito, furgones propios']],
  '11': [
    ['Caja fuerte', 'Oficina de administración, segundo piso'],
    ['Contenido del local', 'Muebles y enseres'],
  ],
  '16': [['Compresor de tornillo', '75 HP, año 2021']],
  '20': [
    ['Servidores', 'Dos equipos en armario climatizado'],
    ['Computadores portátiles', '14 unidades'],
  ],
  '40': [['Vivienda', 'Casa de dos plantas, conjunto cerrado']],
};
