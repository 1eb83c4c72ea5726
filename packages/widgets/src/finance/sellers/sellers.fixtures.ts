import type { Seller } from '@corredor/core/api';

/** The document's example. */
export const aSeller = (over: Partial<Seller> = {}): Seller => ({
  ...{
    id: 25,
    name: 'Vendedor de ejemplo',
    kind: 'employee',
    identification: 'Identificación de ejemplo',
    email: 'Correo de ejemplo',
    phone: 'Teléfono de ejemplo',
    is_active: true,
    notes: 'Notas de ejemplo.',
    version: 1,
    created_at: '2026-01-12T14:05:00Z',
    updated_at: '2026-01-12T14:05:00Z',
  },
  ...over,
});
