import { media, vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  columnGap: vars.space.xlarge,
  '@media': { [media.md]: { columnCount: 2 } },
});
export const group = style({ breakInside: 'avoid', paddingBlockEnd: vars.space.medium });
export const list = style({ margin: 0, marginBlockStart: vars.space.xsmall });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  paddingBlock: vars.space.xxsmall,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.body,
});
export const keys = style({ margin: 0 });
