import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';
import { media } from '../../theme/media.css.ts';

const { color, control, space, text, motion, radius } = vars;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.375rem',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  inlineSize: '100%',
});

export const label = style({
  color: color.text.strong,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: 500,
  cursor: 'default',
});
export const labelLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.xsmall,
  alignItems: 'baseline',
});
export const star = style({
  color: color.critical.text,
  marginInlineStart: '0.125rem',
  '@media': { [media.print]: { display: 'none' } },
});
export const description = style({
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  '@media': { [media.print]: { display: 'none' } },
});
export const error = style({
  display: 'flex',
  gap: space.xxsmall,
  alignItems: 'flex-start',
  color: color.critical.text,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});
export const errorIcon = style({ display: 'inline-flex', alignItems: 'center', blockSize: text.sm.line });

/** The frame of every control that one types or chooses in. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: control.height,
  paddingInline: control.padding,
  background: color.surface.raised,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.base,
  color: color.text.strong,
  fontFamily: vars.font.family,
  fontSize: text.md.size,
  lineHeight: text.md.line,
  textAlign: 'start',
  outline: 'none',
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&[data-hovered]': { borderColor: color.text.muted },
    '&[data-focus-within], &[data-focus-visible], &:has(> :focus-visible:not([data-focused]))': {
      borderColor: color.focus,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-1px',
    },
    '&[data-invalid]': { borderColor: color.critical.solid },
    '&[data-invalid][data-focus-within]': { outlineColor: color.critical.solid },
    '&[data-disabled]': {
      background: color.surface.sunken,
      borderColor: color.border.subtle,
      color: color.text.muted,
      cursor: 'not-allowed',
    },
    '&:has(input[readonly], textarea[readonly])': {
      background: color.surface.sunken,
      borderColor: color.border.subtle,
    },
  },
  // On paper the value stands alone.
  '@media': { [media.print]: { minBlockSize: 0, padding: 0, border: 0, background: 'transparent' } },
});

// What opens a list or a calendar.
globalStyle(`${box} svg`, { '@media': { [media.print]: { display: 'none' } } });

export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&:-webkit-autofill': { WebkitTextFillColor: color.text.strong, boxShadow: `inset 0 0 0 100px ${color.info.tint}` },
  },
  '@media': {
    // Smaller text makes a telephone zoom into the field.
    '(pointer: coarse)': { fontSize: '1rem' },
    // Nobody writes on it: what asks for a value says nothing there.
    [media.print]: { fieldSizing: 'content', selectors: { '&::placeholder': { color: 'transparent' } } },
    // Grey is for what cannot be changed.
    [forced]: { selectors: { '&::placeholder': { color: 'CanvasText', fontStyle: 'italic' } } },
  },
});
export const numeric = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const affix = style({ color: color.text.muted, flexShrink: 0, display: 'inline-flex', alignItems: 'center' });

/** A small button inside the frame. */
export const innerButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  marginInlineEnd: '-0.25rem',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  color: color.text.muted,
  cursor: 'pointer',
  outline: 'none',
  '@media': { [media.print]: { display: 'none' } },
  selectors: {
    '&[data-hovered]': { background: color.surface.hover, color: color.text.strong },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}` },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

/** Wide enough for a number of a few digits, and no wider: the rest of the line is left free. */
export const short = style({ maxInlineSize: '9rem' });
