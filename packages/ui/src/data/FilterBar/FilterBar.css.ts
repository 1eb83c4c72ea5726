import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.css.ts';

const { color, space, text } = vars;
// The toolbar's own width; there the chips come after its first row.
const narrow = '(width < 480px)';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  '@container': { [narrow]: { display: 'contents' } },
});
export const chips = style({ display: 'contents' });

export const chip = style({
  '@container': { [narrow]: { order: 1 } },
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '1.75rem',
  paddingInlineStart: space.small,
  border: `1px solid ${color.info.border}`,
  borderRadius: vars.radius.full,
  background: color.info.tint,
  color: color.info.text,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
  fontWeight: 500,
});

/** A press on the words changes the filter. */
export const change = style({
  border: 0,
  padding: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.small,
    },
  },
});
export const panel = style({ outline: 'none', minInlineSize: 0, overflow: 'auto' });
export const field = style({ inlineSize: '18rem', maxInlineSize: '100%', padding: space.small });
export const clear = style({ display: 'inline-flex', '@container': { [narrow]: { order: 2 } } });

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const label = style({ fontWeight: 400 });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  cursor: 'pointer',
  '@media': { [media.print]: { display: 'none' } },
  selectors: {
    '&:hover': { background: color.info.border },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const add = style({ display: 'inline-flex' });
globalStyle(`${add} button`, {
  '@container': { [narrow]: { inlineSize: vars.control.height, paddingInline: 0 } },
});
// On a phone the icon speaks alone; the word stays for those who listen.
globalStyle(`${add} button > span:last-of-type`, {
  '@container': {
    [narrow]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
