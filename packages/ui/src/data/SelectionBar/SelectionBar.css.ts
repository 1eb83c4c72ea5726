import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.css.ts';

const rise = keyframes({ from: { transform: 'translateY(8px)', opacity: 0 } });

export const bar = style({
  position: 'sticky',
  insetBlockEnd: vars.space.small,
  zIndex: layers.bar,
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.base,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.text.md.size,
  lineHeight: vars.text.md.line,
  '@media': {
    [media.motion]: { animation: `${rise} ${vars.motion.normal} ease-out` },
    [media.short]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

export const count = style({ color: vars.color.text.strong, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginInlineStart: 'auto',
});

export const sums = style({ fontVariantNumeric: 'tabular-nums' });
