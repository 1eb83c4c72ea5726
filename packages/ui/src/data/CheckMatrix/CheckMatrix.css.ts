import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { chosenInForced, forced } from '../../theme/forced.css.ts';

const { color, space, radius, text } = vars;

export const root = style({ minInlineSize: 0 });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.base,
  background: color.surface.raised,
  overflow: 'hidden',
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${space.xsmall} ${space.small}`,
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  textAlign: 'start',
  fontWeight: 'inherit',
});
globalStyle(`${table} tr:last-child > *`, { borderBlockEnd: 0 });
globalStyle(`${table} thead td`, { background: color.surface.sunken });
globalStyle(`${table} thead th`, {
  background: color.surface.sunken,
  color: color.text.muted,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: 600,
  verticalAlign: 'bottom',
});
globalStyle(`${table} tbody tr:hover > *`, { background: color.surface.hover });
export const all = style({ borderInlineEnd: `1px solid ${color.border.subtle}` });
export const row = style({ color: color.text.strong, fontWeight: 500 });
export const none = style({ color: color.text.muted });

export const cards = style({ display: 'flex', flexDirection: 'column', gap: space.small });
export const card = style({
  margin: 0,
  padding: space.small,
  minInlineSize: 0,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.base,
  background: color.surface.raised,
});
export const everything = style([card, { background: color.surface.sunken }]);
export const legend = style({
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: space.xxsmall,
  color: color.text.strong,
  fontWeight: 600,
});
export const choices = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.xxsmall} ${space.medium}`,
});

export const check = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: '1.5rem',
  minBlockSize: '1.75rem',
  position: 'relative',
  cursor: 'pointer',
  selectors: { '&:has(input:disabled)': { cursor: 'not-allowed', color: color.text.muted } },
});
export const input = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' });
export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: `1px solid ${color.border.control}`,
  borderRadius: '5px',
  background: color.surface.raised,
  color: 'transparent',
  selectors: {
    ':checked + &, :indeterminate + &': {
      background: color.accent.solid,
      borderColor: color.accent.solid,
      color: color.text.onAccent,
    },
    ':focus-visible + &': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    ':disabled + &': { opacity: 0.5 },
  },
  '@media': {
    [forced]: {
      selectors: { ':checked + &, :indeterminate + &': { ...chosenInForced, outlineColor: 'CanvasText' } },
    },
  },
});
