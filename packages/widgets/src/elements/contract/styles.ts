import type { Words } from './contract.ts';

/** A custom property: its default, and what it means. */
interface Token extends Words {
  usual: string;
}

/** The custom properties that pages may set, around an element or on it. */
export const properties = {
  '--corredor-color-accent': {
    usual: 'light-dark(…)',
    en: 'Buttons, links and what is chosen.',
    es: 'Botones, enlaces y lo elegido.',
  },
  '--corredor-color-accent-contrast': {
    usual: 'light-dark(…)',
    en: 'Text on the accent.',
    es: 'Texto sobre el acento.',
  },
  '--corredor-color-surface': { usual: 'light-dark(…)', en: 'Behind everything.', es: 'Detrás de todo.' },
  '--corredor-color-surface-raised': { usual: 'light-dark(…)', en: 'Cards and fields.', es: 'Tarjetas y campos.' },
  '--corredor-color-text': { usual: 'light-dark(…)', en: 'Text.', es: 'Texto.' },
  '--corredor-color-text-muted': {
    usual: 'light-dark(…)',
    en: 'Text that matters less.',
    es: 'Texto menos importante.',
  },
  '--corredor-color-border': { usual: 'light-dark(…)', en: 'Lines.', es: 'Líneas.' },
  '--corredor-color-focus': {
    usual: 'var(--corredor-color-accent)',
    en: 'The ring around what has the focus.',
    es: 'El anillo alrededor de lo que tiene el foco.',
  },
  '--corredor-color-danger': { usual: 'light-dark(…)', en: 'Failures.', es: 'Fallos.' },
  '--corredor-font-family': {
    usual: 'inherit',
    en: 'The font; the page’s own if it is not set.',
    es: 'La fuente; si falta, la de la página.',
  },
  '--corredor-font-size-base': {
    usual: 'max(14px, 1em)',
    en: 'The size of text, from which all others follow; as large as the text around, from 14 px upwards.',
    es: 'El tamaño del texto, del que salen todos los demás; el del texto que lo rodea, desde 14 px.',
  },
  '--corredor-line-height': { usual: '1.5', en: 'The height of lines.', es: 'El alto de las líneas.' },
  '--corredor-radius': { usual: '12px', en: 'How round corners are.', es: 'Cuán redondas son las esquinas.' },
  '--corredor-space': { usual: '4px', en: 'The step of all distances.', es: 'El paso de todas las distancias.' },
  '--corredor-padding': {
    usual: '16px',
    en: 'Between the edge of the element and its content.',
    es: 'Entre el borde del elemento y su contenido.',
  },
  '--corredor-shadow': { usual: 'none', en: 'The shadow of cards.', es: 'La sombra de las tarjetas.' },
  '--corredor-item-min-width': {
    usual: '18em',
    en: 'How narrow an item of a grid may become.',
    es: 'Cuán estrecho puede ser un elemento de la cuadrícula.',
  },
  '--corredor-motion': {
    usual: '120ms',
    en: 'How long a transition takes; none where less motion is wanted.',
    es: 'Cuánto dura una transición; ninguna para quien pide menos movimiento.',
  },
  '--corredor-min-height': {
    usual: '0',
    en: 'Height to keep free until the first answer, so that nothing moves.',
    es: 'Alto que se reserva hasta la primera respuesta, para que nada se mueva.',
  },
} satisfies Record<`--corredor-${string}`, Token>;
