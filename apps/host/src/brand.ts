import type { Brand } from '@corredor/widgets/brand';

/** Name, logos and contact of whoever runs this product: configuration, never a literal in a component. */
export const brand: Brand = {
  name: 'Corredor',
  logo: { es: '/logo-es.svg', other: '/logo-en.svg' },
  picture: { src: '/brand.png', width: 1200, height: 630 },
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
};
