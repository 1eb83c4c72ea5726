import type { ComponentReference } from '../../foundation/reference/index.ts';

/** The docs page of QrCode. */
export const reference: ComponentReference = {
  purpose:
    'An address for the camera of a telephone, beside the same address as a link. `qrSvg` and `qrPng` make files of it.',
  instead: [
    { use: 'Link', when: 'the reader holds the telephone already' },
    { use: 'Icon', when: 'you want a sign, not something to be read by a camera' },
  ],
  anatomy: {
    story: 'Ready',
    parts: [
      { name: 'Code', selector: 'svg[role="img"]', what: '10 rem wide, white around it. The squares are one path.' },
    ],
  },
  states: [
    { name: 'Light', what: 'Black on white.', story: 'Ready' },
    { name: 'Dark', what: 'Black on white too, or cameras do not find it.', story: 'Dark' },
  ],
  keyboard: 'none',
  accessibility: [
    'It is an image whose name is `label`: say what it opens.',
    'Always put the address as a Link beside it; nobody can scan the screen in their hand.',
    'Forced colours leave it black on white.',
  ],
  content: {
    do: [
      'Say what happens when it is read: “QR code: write to us on WhatsApp”.',
      'Keep the address short; each sign more makes the squares smaller.',
    ],
    avoid: ['“QR code” alone as its name.', 'A logo in the middle.'],
    examples: [{ es: 'Código QR: escríbanos por WhatsApp', en: 'QR code: write to us on WhatsApp' }],
  },
};
