/** Families of branches, as brokers speak of them. */
export const branchGroups = [
  'people',
  'vehicles',
  'property',
  'engineering',
  'transport',
  'liability',
  'bonds',
  'financial',
  'agriculture',
  'other',
] as const;
export type BranchGroup = (typeof branchGroups)[number];

/** The groups' names, for seeds and exports. */
export const branchGroupNames: Record<BranchGroup, { es: string; en: string }> = {
  people: { es: 'Personas', en: 'People' },
  vehicles: { es: 'Vehículos', en: 'Vehicles' },
  property: { es: 'Patrimonio', en: 'Property' },
  engineering: { es: 'Ramos técnicos', en: 'Engineering' },
  transport: { es: 'Transporte', en: 'Transport' },
  liability: { es: 'Responsabilidad', en: 'Liability' },
  bonds: { es: 'Fianzas', en: 'Bonds' },
  financial: { es: 'Financieros', en: 'Financial lines' },
  agriculture: { es: 'Agropecuario', en: 'Agriculture' },
  other: { es: 'Otros', en: 'Other' },
};

/** Which sub-lists a policy of the branch needs. */
export type BranchFlags = { vehicles: boolean; insureds: boolean; generals: boolean; diagnosis: boolean };

export type OfficialBranch = {
  code: string;
  name: { es: string; en: string };
  group: BranchGroup;
  flags: BranchFlags;
};

const none: BranchFlags = { vehicles: false, insureds: false, generals: false, diagnosis: false };
const persons = { ...none, insureds: true };
const health = { ...none, insureds: true, diagnosis: true };
const motor = { ...none, vehicles: true };
const goods = { ...none, generals: true };

const branch = (code: number, es: string, en: string, group: BranchGroup, flags: BranchFlags): OfficialBranch => ({
  code: String(code),
  name: { es, en },
  group,
  flags,
});

/** Ecuador's official branches, which a new partner starts with. */
export const officialBranches: readonly OfficialBranch[] = [
  branch(1, 'Vida individual', 'Individual life', 'people', persons),
  branch(2, 'Vida colectivo', 'Group life', 'people', persons),
  branch(3, 'Asistencia médica', 'Medical assistance', 'people', health),
  branch(4, 'Accidentes personales', 'Personal accidents', 'people', persons),
  branch(5, 'Incendio y líneas aliadas', 'Fire and allied lines', 'property', goods),
  branch(6, 'Lucro cesante por incendio', 'Business interruption by fire', 'property', goods),
  branch(7, 'Vehículos', 'Vehicles', 'vehicles', motor),
  branch(8, 'Transporte', 'Cargo', 'transport', goods),
  branch(9, 'Marítimo', 'Marine', 'transport', goods),
  branch(10, 'Aviación', 'Aviation', 'transport', goods),
  branch(11, 'Robo', 'Theft', 'property', goods),
  branch(12, 'Dinero y valores', 'Money and securities', 'property', goods),
  branch(13, 'Agropecuario', 'Crop and livestock', 'agriculture', goods),
  branch(14, 'Todo riesgo contratistas', 'Contractors’ all risks', 'engineering', goods),
  branch(15, 'Montaje de maquinaria', 'Erection of machinery', 'engineering', goods),
  branch(16, 'Rotura de maquinaria', 'Machinery breakdown', 'engineering', goods),
  branch(
    17,
    'Pérdida de beneficios por rotura de maquinaria',
    'Loss of profits after machinery breakdown',
    'engineering',
    goods,
  ),
  branch(18, 'Equipo y maquinaria de contratistas', 'Contractors’ plant and machinery', 'engineering', goods),
  branch(19, 'Obras civiles terminadas', 'Completed civil works', 'engineering', goods),
  branch(20, 'Equipo electrónico', 'Electronic equipment', 'engineering', goods),
  branch(21, 'Responsabilidad civil', 'General liability', 'liability', none),
  branch(22, 'Fidelidad', 'Fidelity', 'bonds', none),
  branch(23, 'Seriedad de oferta', 'Bid bond', 'bonds', none),
  branch(24, 'Bancos e instituciones financieras', 'Bankers’ blanket bond', 'financial', none),
  branch(26, 'Riesgos especiales', 'Special risks', 'other', goods),
  branch(27, 'Cumplimiento de contrato', 'Performance bond', 'bonds', none),
  branch(28, 'Buen uso de anticipo', 'Advance payment bond', 'bonds', none),
  branch(29, 'Ejecución de obra y buena calidad de materiales', 'Workmanship and materials bond', 'bonds', none),
  branch(30, 'Buen uso de carta de crédito', 'Letter of credit bond', 'bonds', none),
  branch(31, 'Garantías aduaneras', 'Customs bonds', 'bonds', none),
  branch(33, 'Otras garantías', 'Other bonds', 'bonds', none),
  branch(34, 'Crédito interno', 'Domestic credit', 'financial', none),
  branch(35, 'Crédito a las exportaciones', 'Export credit', 'financial', none),
  branch(38, 'Todo riesgo petrolero', 'Oil and energy all risks', 'engineering', goods),
  branch(39, 'Otros riesgos técnicos', 'Other engineering risks', 'engineering', goods),
  branch(40, 'Multirriesgo', 'Multi-risk', 'property', goods),
];

const ecuador = '218';
/** The authority's list of a country; empty where none is known. */
export const officialBranchesOf = (countryId: string | null | undefined): readonly OfficialBranch[] =>
  countryId === ecuador ? officialBranches : [];

const inEnglish = new Map(officialBranches.map(({ name }) => [name.es, name.en]));
/** A branch as the reader's language calls it, where it is one of the official ones; else as it is. */
export const branchNameIn = (name: string, language: string): string =>
  (language === 'en' ? inEnglish.get(name) : undefined) ?? name;
