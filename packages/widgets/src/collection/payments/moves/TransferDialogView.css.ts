import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;
/** Two fields beside each other where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space.medium,
  alignItems: 'start',
});
export const lines = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.small,
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(7rem, auto) 9.5rem',
  gap: `${space.xxsmall} ${space.medium}`,
  alignItems: 'center',
  padding: `${space.xsmall} ${space.small}`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border.subtle}` } },
  '@media': { [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr) 9.5rem' } },
});
export const name = style({ '@media': { [media.belowSm]: { gridColumn: '1 / -1' } } });
export const open = style({
  textAlign: 'end',
  '@media': { [media.belowSm]: { textAlign: 'start' } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.small,
});
