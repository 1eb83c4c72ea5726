import type { Brand } from '@corredor/widgets/brand';
import english from '../../public/logo-en.svg?raw';
import spanish from '../../public/logo-es.svg?raw';
import { drawingAddress } from './drawing.ts';

/** Name, logos and contact of whoever runs this product: configuration, never a literal in a component. */
export const brand: Brand = {
  name: 'Corredor',
  logo: { es: drawingAddress(spanish), other: drawingAddress(english), path: '/logo-es.svg' },
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
