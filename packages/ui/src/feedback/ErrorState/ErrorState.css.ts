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

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginBlockEnd: vars.space.small,
  borderRadius: vars.radius.full,
  background: vars.color.critical.tint,
  color: vars.color.critical.text,
});

export const title = style({
  color: vars.color.text.strong,
  fontSize: vars.text.lg.size,
  lineHeight: vars.text.lg.line,
  fontWeight: 600,
});

export const text = style({
  marginBlockStart: vars.space.xxsmall,
  color: vars.color.text.body,
  overflowWrap: 'anywhere',
});
export const reference = style({
  marginBlockStart: vars.space.xsmall,
  color: vars.color.text.muted,
  fontSize: vars.text.xs.size,
});
export const action = style({ marginBlockStart: vars.space.medium });
