import type { Brand } from './brand.ts';

// Drawn without letters: an image's letters come from the machine, and pictures of stories must be the same on all of them.
const drawing = (lines: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 40"><rect x="2" y="4" width="32" height="32" rx="9" fill="#0e67d8"/><g fill="none" stroke-linecap="round"><path d="M24.2 15.2A8 8 0 1 0 24.2 24.8" stroke="#fff" stroke-width="3.4"/><path d="m17.4 20.2 2.6 2.6 5.4-6" stroke="#fff" stroke-width="2.6"/><path d="${lines}" stroke="#0e67d8" stroke-width="6"/></g></svg>`,
  )}`;

/** Who runs the product in stories and tests. */
export const aBrand = (over: Partial<Brand> = {}): Brand => ({
  name: 'Corredor',
  logo: { es: drawing('M47 14h56M47 27h32'), other: drawing('M47 14h56M47 27h44'), path: '/logo-es.svg' },
  support: {
    phone: '+593 99 123 4567',
    email: 'soporte@corredor.example',
    whatsapp: '593991234567',
    hours: '9:00–18:00',
  },
  social: [
    { name: 'LinkedIn', url: 'https://linkedin.example/corredor' },
    { name: 'Instagram', url: 'https://instagram.example/corredor' },
  ],
  legal: {
    company: 'Corredor S.A.S.',
    address: 'Quito, Ecuador',
    law: { es: 'la ley de la República del Ecuador', en: 'the law of the Republic of Ecuador' },
  },
  ...over,
});
