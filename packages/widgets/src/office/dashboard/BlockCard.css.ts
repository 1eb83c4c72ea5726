import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** A chart and the table behind it in one place: the chart gives the height, so that nothing moves when the looks change. */
export const body = style({ position: 'relative', minBlockSize: '9rem' });
export const behind = style({ visibility: 'hidden' });
export const table = style({ position: 'absolute', inset: 0 });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: `${vars.space.large} ${vars.space.xlarge}`,
});
export const side = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minInlineSize: 0 });
