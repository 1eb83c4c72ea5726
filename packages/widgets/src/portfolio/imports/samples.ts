import type { ImportKind } from '@corredor/core/imports';

/** How the columns of the template are filled; the people are invented. */
export const samples: Record<ImportKind, Readonly<Record<string, string>>> = {
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
};
