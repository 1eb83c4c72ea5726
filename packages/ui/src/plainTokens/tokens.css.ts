import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { palette } from '../theme/palette.ts';

const own = {
  accent: createVar(),
  onAccent: createVar(),
  surface: createVar(),
  raised: createVar(),
  text: createVar(),
  muted: createVar(),
  border: createVar(),
  control: createVar(),
  focus: createVar(),
  danger: createVar(),
  size: createVar(),
  radius: createVar(),
  step: createVar(),
  motion: createVar(),
};

/** What plain components may use; partners set the public properties behind them. */
export const token = own;
/** Steps of 4 px, or of what a partner sets. */
export const space = (steps: number) => `calc(${own.step} * ${steps})`;
/** A part of the widget's font size. */
export const size = (part: number) => `calc(${own.size} * ${part})`;

type Step = 0 | 1 | 2 | 3 | 4 | 9 | 12;
const by = (ramp: keyof typeof palette, light: Step, dark: Step) =>
  `light-dark(${palette[ramp].light[light]}, ${palette[ramp].dark[dark]})`;
const mix = (color: string, percent: number) => `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/** A tint of a colour, over whatever lies below. */
export const tint = mix;

/** The widget's own element: tokens with their defaults, and nothing inherited from a hostile page but the font. */
export const root = style({
  vars: {
    [own.accent]: `var(--corredor-color-accent, ${by('blue', 9, 9)})`,
    [own.onAccent]: `var(--corredor-color-accent-contrast, ${by('neutral', 0, 1)})`,
    [own.surface]: `var(--corredor-color-surface, ${by('neutral', 0, 1)})`,
    [own.raised]: `var(--corredor-color-surface-raised, ${by('neutral', 0, 2)})`,
    [own.text]: `var(--corredor-color-text, ${by('neutral', 12, 12)})`,
    [own.muted]: `var(--corredor-color-text-muted, ${by('neutral', 9, 9)})`,
    [own.border]: `var(--corredor-color-border, ${by('neutral', 4, 4)})`,
    [own.control]: mix(own.muted, 80),
    [own.focus]: `var(--corredor-color-focus, ${own.accent})`,
    [own.danger]: `var(--corredor-color-danger, ${by('red', 9, 9)})`,
    [own.size]: 'var(--corredor-font-size-base, 1rem)',
    [own.radius]: 'var(--corredor-radius, 12px)',
    [own.step]: 'var(--corredor-space, 4px)',
    [own.motion]: 'var(--corredor-motion, 120ms)',
  },
  boxSizing: 'border-box',
  display: 'block',
  minBlockSize: 'var(--corredor-min-height, 0)',
  padding: `var(--corredor-padding, ${space(4)})`,
  background: own.surface,
  color: own.text,
  borderRadius: own.radius,
  fontFamily: 'var(--corredor-font-family, inherit)',
  fontSize: own.size,
  fontStyle: 'normal',
  fontWeight: 400,
  lineHeight: 'var(--corredor-line-height, 1.5)',
  letterSpacing: 'normal',
  textAlign: 'start',
  textIndent: 0,
  textTransform: 'none',
  whiteSpace: 'normal',
  wordSpacing: 'normal',
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { [own.motion]: '0s' } } },
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
    [own.size]: 'calc(var(--corredor-font-size-base, 1rem) * 0.875)',
    [own.step]: 'calc(var(--corredor-space, 4px) * 0.75)',
  },
});
