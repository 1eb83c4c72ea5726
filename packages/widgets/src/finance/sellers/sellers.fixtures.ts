import type { Seller, SellerMerge } from '@corredor/core/api';

/** The document's example. */
export const aSeller = (over: Partial<Seller> = {}): Seller => ({
  ...{
    id: 25,
    name: 'Julio Andrade',
    user_id: null,
    kind: 'agent',
    identification: '1710034065',
    email: 'julio@andrade.example',
    phone: '+593987654321',
    is_active: true,
    notes: 'Trae autos de la feria de Ambato.',
    version: 1,
    created_at: '2026-01-12T14:05:00Z',
    updated_at: '2026-01-12T14:05:00Z',
  },
  ...over,
});

/** Twelve policies go over, and nothing stands in the way. */
export const aSellerMerge = (over: Partial<SellerMerge> = {}): SellerMerge => ({
  policies_count: 12,
  clashes_count: 0,
  clashes: [],
  ...over,
});
