import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const plain = { listStyle: 'none', margin: 0, padding: 0 } as const;
const spread = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
} as const;

export const away = style({ ...spread, justifyContent: 'flex-start' });
export const offer = style({ ...spread, flex: 1 });
export const steps = style({ ...plain, display: 'grid' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const links = style({
  ...spread,
  justifyContent: 'flex-end',
  // Beside the words there is room for one.
  '@media': { '(max-width: 40rem)': { flexDirection: 'column', alignItems: 'stretch' } },
});
export const words = style({ minInlineSize: 0 });
export const ticked = style({ display: 'inline-flex', color: vars.color.positive.text });
export const open = style({ display: 'inline-flex', color: vars.color.text.muted });
export const counts = style({
  ...plain,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
});
export const touched = style({
  ...plain,
  maxBlockSize: '12rem',
  overflowY: 'auto',
  display: 'grid',
  gap: vars.space.xxsmall,
});
