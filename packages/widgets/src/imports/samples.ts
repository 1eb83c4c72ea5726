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
