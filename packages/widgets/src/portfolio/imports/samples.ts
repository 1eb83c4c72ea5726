import type { ImportKind } from '@corredor/core/imports';

const samples: Record<Exclude<ImportKind, 'policies' | 'branches'>, Readonly<Record<string, string>>> = {
  customers: {
    identification_type: 'Cédula',
    identification: '1710034065',
    name: 'Rosa Elena Andrade Mora',
    legal_type: 'Natural',
    roles: 'Contratante, pagador',
    birthdate: '17/06/1984',
    sex: 'Femenino',
    phone: '0987654321',
    email: 'rosa.andrade@example.com',
    country_id: 'Ecuador',
    province: 'Pichincha',
    city: 'Quito',
    street: 'Av. Amazonas N34-120',
  },
  vehicles: {
    plate: 'PBA-1234',
    brand: 'Chevrolet',
    model: 'D-Max 3.0 4x4',
    year: '2024',
    owner_identification: '1710034065',
    owner_name: 'Rosa Elena Andrade Mora',
    chassis_number: '8LBETF3W7P0123456',
    color: 'Blanco',
    commercial_value: '28500,00',
    vehicle_type: 'Camioneta',
    activity: 'Particular',
  },
  insureds: {
    identification_type: 'Cédula',
    identification: '1710034065',
    name: 'Rosa Elena Andrade Mora',
    relationship: 'Titular',
    start_date: '01/01/2026',
    prima: '18,50',
    certificate_number: 'C-0001',
    birthdate: '17/06/1984',
    sex: 'Femenino',
  },
  providers: {
    name: 'Seguros del Pacífico S.A.',
    short_name: 'Pacífico',
    ruc: '1790012344001',
    phone: '022345678',
    email: 'corredores@pacifico.example.com',
    address: 'Av. República E7-123, Quito',
    contact: 'Luis Paz',
    offices: 'Quito; Guayaquil; Cuenca',
  },
  payments: {
    number: 'VH-000123',
    provider: 'Seguros del Pacífico',
    due_date: '01/02/2026',
    amount: '199,71',
    invoice_number: '001-002-000012345',
    paid_on: '30/01/2026',
    paid: '199,71',
    payment_method: 'Transferencia',
  },
};
const branches = {
  es: {
    name: 'Vehículos',
    group: 'Vehículos',
    code: '09',
    description: 'Autos, camiones y motos',
    flags: 'Vehículos',
    renews: 'Sí',
  },
  en: {
    name: 'Vehicles',
    group: 'Vehicles',
    code: '09',
    description: 'Cars, lorries and motorcycles',
    flags: 'Vehicles',
    renews: 'Yes',
  },
};
const aPolicy = {
  number: 'VH-000123',
  branch: 'Vehículos',
  contractor_identification: '1710034065',
  contractor_name: 'Rosa Elena Andrade Mora',
  start_date: '01/01/2026',
  end_date: '01/01/2027',
  net_premium: '500,00',
  total_grant: '599,15',
  commission_percent: '12,5',
  instalments: '3',
  first_due_date: '01/01/2026',
  paid_amount: '300,00',
  maximum_insured_sum: '28500,00',
  certificate_number: 'C-0001',
  seller: 'Luis Paz',
  owner: 'luis.paz@example.com',
};
const policies = {
  es: {
    ...aPolicy,
    provider: 'Seguros del Pacífico',
    insured_select_type: 'Personal',
    policy_status: 'Activa',
    renews: 'Sí',
  },
  en: {
    ...aPolicy,
    provider: 'Pacific Insurance',
    branch: 'Vehicles',
    insured_select_type: 'Personal',
    policy_status: 'Active',
    renews: 'Yes',
  },
};
/** How the columns of a template are filled; the people are invented. */
export const sampleOf = (kind: ImportKind, language: string): Readonly<Record<string, string>> => {
  const spoken = language.startsWith('en') ? 'en' : 'es';
  if (kind === 'policies') return policies[spoken];
  return kind === 'branches' ? branches[spoken] : samples[kind];
};
