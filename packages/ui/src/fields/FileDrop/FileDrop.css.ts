import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space, text } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.small, minInlineSize: 0 });

export const zone = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xxsmall,
  padding: space.large,
  border: `1.5px dashed ${color.border.control}`,
  borderRadius: vars.radius.base,
  background: color.surface.raised,
  textAlign: 'center',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: color.surface.hover },
    '&[data-drop-target]': { background: color.accent.tint, borderColor: color.accent.solid },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: color.critical.solid },
    '&[data-disabled]': { borderStyle: 'solid', borderColor: color.border.subtle, background: color.surface.page },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginBlockEnd: space.xxsmall,
  borderRadius: vars.radius.full,
  background: color.accent.tint,
  color: color.accent.text,
});

export const label = style({ color: color.text.strong, fontWeight: 600 });
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
});
export const drag = style({ '@media': { '(hover: none)': { display: 'none' } } });
export const description = style({ color: color.text.muted, fontSize: text.sm.size, lineHeight: text.sm.line });
export const error = style({
  color: color.critical.text,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  overflowWrap: 'anywhere',
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  minBlockSize: '3.5rem',
  padding: `${space.xsmall} ${space.small}`,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.small,
  background: color.surface.raised,
  selectors: { '&[data-invalid]': { borderColor: color.critical.border, background: color.critical.tint } },
});

export const lineIcon = style({
  color: color.text.muted,
  selectors: { '[data-invalid] > &': { color: color.critical.text } },
});
export const lineWords = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 });
export const name = style({ color: color.text.strong, fontWeight: 500, overflowWrap: 'anywhere' });

export const progress = style({
  blockSize: '6px',
  marginBlock: '7px',
  borderRadius: vars.radius.full,
  background: color.surface.sunken,
  overflow: 'hidden',
});

export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: color.accent.solid,
});

export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  color: color.positive.text,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});
