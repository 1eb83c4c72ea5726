import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

// Still its name, where only the glass is drawn.
const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  maxInlineSize: '22rem',
  minBlockSize: vars.control.height,
  paddingInline: vars.space.small,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.base,
  background: vars.color.surface.page,
  color: vars.color.text.muted,
  fontFamily: 'inherit',
  fontSize: vars.text.md.size,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.border.control, color: vars.color.text.body },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.belowSm]: { inlineSize: 'auto', borderColor: 'transparent', background: 'transparent' } },
});
export const words = style({ flex: 1, textAlign: 'start', '@media': { [media.belowSm]: unseen } });
export const keys = style({ display: 'inline-flex', '@media': { [media.belowMd]: { display: 'none' } } });
