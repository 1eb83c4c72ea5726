import type { Brand } from './brand.ts';

const drawing = (words: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 40"><rect x="2" y="4" width="32" height="32" rx="9" fill="#0e67d8"/><path d="M24.2 15.2A8 8 0 1 0 24.2 24.8" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/><path d="m17.4 20.2 2.6 2.6 5.4-6" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><g font-family="sans-serif" fill="#0e67d8"><text x="44" y="22" font-size="18" font-weight="700">Corredor</text><text x="44" y="34" font-size="9.5">${words}</text></g></svg>`,
  )}`;

/** Who runs the product in stories and tests. */
export const aBrand = (over: Partial<Brand> = {}): Brand => ({
  name: 'Corredor',
  logo: { es: drawing('Gestión de seguros'), other: drawing('Insurance management') },
  support: {
    phone: '+593 99 123 4567',
    email: 'soporte@corredor.example',
    whatsapp: '593991234567',
    hours: '9:00–18:00',
  },
  ...over,
});
