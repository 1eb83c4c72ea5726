import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { chosenInForced, forced } from '../../theme/forced.css.ts';
import { media } from '../../theme/media.css.ts';

const { color, space } = vars;
const narrow = '(width < 560px)';

export const pager = style({
  containerType: 'inline-size',
  // The rows above are what gives way.
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xsmall} ${space.medium}`,
  minBlockSize: vars.control.height,
  fontVariantNumeric: 'tabular-nums',
});

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.small}`,
  marginInlineStart: 'auto',
});
export const range = style({ color: color.text.body, whiteSpace: 'nowrap' });
export const size = style({
  '@media': { [media.print]: { display: 'none' } },
});
export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
  '@media': { [media.print]: { display: 'none' } },
});
export const numbers = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  '@container': { [narrow]: { display: 'none' } },
});
export const brief = style({
  display: 'none',
  paddingInline: space.xsmall,
  color: color.text.body,
  '@container': { [narrow]: { display: 'block' } },
});

const control = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2rem',
  blockSize: '2rem',
  padding: `0 ${space.xxsmall}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: color.text.body,
  cursor: 'pointer',
} as const;

export const step = style({
  ...control,
  selectors: {
    '&:hover': { background: color.surface.hover, color: color.text.strong },
    '&[aria-disabled]': { background: 'transparent', color: color.border.control, cursor: 'default' },
  },
  '@media': { [forced]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
});

export const number = style({
  ...control,
  selectors: {
    '&:hover': { background: color.surface.hover, color: color.text.strong },
    '&[aria-current=page]': { background: color.surface.selected, color: color.text.accent, fontWeight: 600 },
  },
  '@media': { [forced]: { selectors: { '&[aria-current=page]': chosenInForced } } },
});

export const gap = style({ display: 'grid', placeItems: 'center', inlineSize: '1.5rem', color: color.text.muted });
