import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.xlarge}`,
  minBlockSize: '1.5rem',
  alignItems: 'baseline',
});
export const total = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.xsmall });
