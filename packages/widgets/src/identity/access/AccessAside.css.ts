import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  inlineSize: '100%',
  maxInlineSize: '27rem',
  marginInline: 'auto',
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });
export const drawing = style({ inlineSize: '100%', blockSize: 'auto', fill: 'none', strokeLinecap: 'round' });
export const behind = style({ fill: color.surface.raised, stroke: color.border.subtle, opacity: 0.65 });
export const sheet = style({ fill: color.surface.raised, stroke: color.border.subtle });
export const ink = style({ stroke: color.border.control });
export const faint = style({ stroke: color.border.subtle });
export const accent = style({ stroke: color.accent.solid });
export const accentFill = style({ fill: color.accent.solid });
export const tint = style({ fill: color.accent.tint });
export const paid = style({ fill: color.positive.tint });
export const paidMark = style({ stroke: color.positive.text });
export const near = style({ fill: color.caution.tint });
export const nearEdge = style({ stroke: color.caution.solid });
export const nearMark = style({ stroke: color.caution.text });
export const later = style({ fill: color.surface.sunken });
