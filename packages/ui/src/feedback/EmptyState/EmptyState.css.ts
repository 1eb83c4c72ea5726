import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  maxInlineSize: '26rem',
  marginInline: 'auto',
  paddingBlock: vars.space.large,
  textAlign: 'center',
  textWrap: 'balance',
  whiteSpace: 'normal',
});

export const drawing = style({
  marginBlockEnd: vars.space.small,
  fill: 'none',
  stroke: vars.color.border.control,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const ground = style({ stroke: vars.color.border.subtle });
export const sheet = style({ fill: vars.color.surface.raised });
export const lens = style({ fill: vars.color.accent.tint, stroke: vars.color.accent.solid });
export const accent = style({ stroke: vars.color.accent.solid });

export const title = style({
  color: vars.color.text.strong,
  fontSize: vars.text.lg.size,
  lineHeight: vars.text.lg.line,
  fontWeight: 600,
});

export const text = style({
  marginBlockStart: vars.space.xxsmall,
  color: vars.color.text.body,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
});

export const action = style({ marginBlockStart: vars.space.medium });
