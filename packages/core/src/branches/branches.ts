/** Families of branches, as brokers speak of them. */
export const branchGroups = [
  'personas',
  'vehiculos',
  'patrimonio',
  'tecnicos',
  'transporte',
  'responsabilidad',
  'fianzas',
  'financieros',
  'agro',
  'otros',
] as const;
export type BranchGroup = (typeof branchGroups)[number];

/** The groups' names, for seeds and exports. */
export const branchGroupNames: Record<BranchGroup, { es: string; en: string }> = {
  personas: { es: 'Personas', en: 'People' },
  vehiculos: { es: 'Vehículos', en: 'Vehicles' },
  patrimonio: { es: 'Patrimonio', en: 'Property' },
  tecnicos: { es: 'Ramos técnicos', en: 'Engineering' },
  transporte: { es: 'Transporte', en: 'Transport' },
  responsabilidad: { es: 'Responsabilidad', en: 'Liability' },
  fianzas: { es: 'Fianzas', en: 'Bonds' },
  financieros: { es: 'Financieros', en: 'Financial lines' },
  agro: { es: 'Agropecuario', en: 'Agriculture' },
  otros: { es: 'Otros', en: 'Other' },
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
  branch(1, 'Vida individual', 'Individual life', 'personas', persons),
  branch(2, 'Vida colectivo', 'Group life', 'personas', persons),
  branch(3, 'Asistencia médica', 'Medical assistance', 'personas', health),
  branch(4, 'Accidentes personales', 'Personal accidents', 'personas', persons),
  branch(5, 'Incendio y líneas aliadas', 'Fire and allied lines', 'patrimonio', goods),
  branch(6, 'Lucro cesante por incendio', 'Business interruption by fire', 'patrimonio', goods),
  branch(7, 'Vehículos', 'Vehicles', 'vehiculos', motor),
  branch(8, 'Transporte', 'Cargo', 'transporte', goods),
  branch(9, 'Marítimo', 'Marine', 'transporte', goods),
  branch(10, 'Aviación', 'Aviation', 'transporte', goods),
  branch(11, 'Robo', 'Theft', 'patrimonio', goods),
  branch(12, 'Dinero y valores', 'Money and securities', 'patrimonio', goods),
  branch(13, 'Agropecuario', 'Crop and livestock', 'agro', goods),
  branch(14, 'Todo riesgo contratistas', 'Contractors’ all risks', 'tecnicos', goods),
  branch(15, 'Montaje de maquinaria', 'Erection of machinery', 'tecnicos', goods),
  branch(16, 'Rotura de maquinaria', 'Machinery breakdown', 'tecnicos', goods),
  branch(
    17,
    'Pérdida de beneficios por rotura de maquinaria',
    'Loss of profits after machinery breakdown',
    'tecnicos',
    goods,
  ),
  branch(18, 'Equipo y maquinaria de contratistas', 'Contractors’ plant and machinery', 'tecnicos', goods),
  branch(19, 'Obras civiles terminadas', 'Completed civil works', 'tecnicos', goods),
  branch(20, 'Equipo electrónico', 'Electronic equipment', 'tecnicos', goods),
  branch(21, 'Responsabilidad civil', 'General liability', 'responsabilidad', none),
  branch(22, 'Fidelidad', 'Fidelity', 'fianzas', none),
  branch(23, 'Seriedad de oferta', 'Bid bond', 'fianzas', none),
  branch(24, 'Bancos e instituciones financieras', 'Bankers’ blanket bond', 'financieros', none),
  branch(26, 'Riesgos especiales', 'Special risks', 'otros', goods),
  branch(27, 'Cumplimiento de contrato', 'Performance bond', 'fianzas', none),
  branch(28, 'Buen uso de anticipo', 'Advance payment bond', 'fianzas', none),
  branch(29, 'Ejecución de obra y buena calidad de materiales', 'Workmanship and materials bond', 'fianzas', none),
  branch(30, 'Buen uso de carta de crédito', 'Letter of credit bond', 'fianzas', none),
  branch(31, 'Garantías aduaneras', 'Customs bonds', 'fianzas', none),
  branch(33, 'Otras garantías', 'Other bonds', 'fianzas', none),
  branch(34, 'Crédito interno', 'Domestic credit', 'financieros', none),
  branch(35, 'Crédito a las exportaciones', 'Export credit', 'financieros', none),
  branch(38, 'Todo riesgo petrolero', 'Oil and energy all risks', 'tecnicos', goods),
  branch(39, 'Otros riesgos técnicos', 'Other engineering risks', 'tecnicos', goods),
  branch(40, 'Multirriesgo', 'Multi-risk', 'patrimonio', goods),
];
