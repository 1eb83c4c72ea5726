import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space.xlarge,
  paddingBlock: vars.space.xxlarge,
});
export const head = style({ display: 'grid', gap: vars.space.xsmall });
export const sort = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  marginInlineStart: 'auto',
  fontSize: vars.text.sm.size,
  lineHeight: vars.text.sm.line,
});
export const sortLabel = style({ color: vars.color.text.muted });
export const contact = style({ display: 'grid', gap: vars.space.medium, maxInlineSize: '36rem' });
/** Three brokers stand beside each other at most: in four columns their slogans are cut. */
export const directory = style({ vars: { '--corredor-item-min-width': '20em' } });
