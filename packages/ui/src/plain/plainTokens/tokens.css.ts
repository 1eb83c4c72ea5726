import { style, styleVariants } from '@vanilla-extract/css';
import { palette } from '../../theme/palette.ts';
import { space, tint } from './measures.ts';
import { token } from './vars.css.ts';

type Step = 0 | 1 | 2 | 3 | 4 | 9 | 12;
const by = (ramp: keyof typeof palette, light: Step, dark: Step) =>
  `light-dark(${palette[ramp].light[light]}, ${palette[ramp].dark[dark]})`;

/** The widget's own element: tokens with their defaults, and nothing inherited from a hostile page but the font. */
export const root = style({
  vars: {
    [token.accent]: `var(--corredor-color-accent, ${by('blue', 9, 9)})`,
    [token.onAccent]: `var(--corredor-color-accent-contrast, ${by('neutral', 0, 1)})`,
    [token.surface]: `var(--corredor-color-surface, ${by('neutral', 0, 1)})`,
    [token.raised]: `var(--corredor-color-surface-raised, ${by('neutral', 0, 2)})`,
    [token.text]: `var(--corredor-color-text, ${by('neutral', 12, 12)})`,
    [token.muted]: `var(--corredor-color-text-muted, ${by('neutral', 9, 9)})`,
    [token.border]: `var(--corredor-color-border, ${by('neutral', 4, 4)})`,
    [token.control]: tint(token.muted, 80),
    [token.focus]: `var(--corredor-color-focus, ${token.accent})`,
    [token.danger]: `var(--corredor-color-danger, ${by('red', 9, 9)})`,
    // As large as the text around it; pages that make the root small (62.5%) or hostile keep a widget that can be read.
    [token.size]: 'var(--corredor-font-size-base, max(14px, 1em))',
    [token.radius]: 'var(--corredor-radius, 12px)',
    [token.step]: 'var(--corredor-space, 4px)',
    [token.motion]: 'var(--corredor-motion, 120ms)',
  },
  boxSizing: 'border-box',
  display: 'block',
  minBlockSize: 'var(--corredor-min-height, 0)',
  padding: `var(--corredor-padding, ${space(4)})`,
  background: token.surface,
  color: token.text,
  borderRadius: token.radius,
  fontFamily: 'var(--corredor-font-family, inherit)',
  fontSize: token.size,
  fontStyle: 'normal',
  fontWeight: 400,
  lineHeight: 'var(--corredor-line-height, 1.5)',
  letterSpacing: 'normal',
  textAlign: 'start',
  textIndent: 0,
  textShadow: 'none',
  cursor: 'auto',
  fontVariant: 'normal',
  textTransform: 'none',
  whiteSpace: 'normal',
  wordSpacing: 'normal',
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { [token.motion]: '0s' } } },
});

/** `auto` keeps the colour scheme around it; `system` is for where there is none. */
export const theme = styleVariants({
  auto: {},
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  system: { colorScheme: 'light dark' },
});

/** Less space and smaller text. */
export const compact = style({
  vars: {
    [token.size]: 'calc(var(--corredor-font-size-base, max(14px, 1em)) * 0.875)',
    [token.step]: 'calc(var(--corredor-space, 4px) * 0.75)',
  },
});
