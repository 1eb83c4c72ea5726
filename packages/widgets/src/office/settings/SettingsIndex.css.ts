import { vars } from '@corredor/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** As a form gives what stands beside it room. */
const roomBeside = '(width >= 860px)';
export const beside = style({ display: 'none', '@container': { [roomBeside]: { display: 'block' } } });
export const above = style({ '@container': { [roomBeside]: { display: 'none' } } });
export const groups = style({ display: 'flex', flexDirection: 'column' });
/** The one in view has a bar at its start. */
export const group = style({
  borderInlineStart: '3px solid transparent',
  selectors: { '&[data-current]': { borderInlineStartColor: vars.color.accent.solid } },
  // Where the reader chooses the colours, a transparent border is drawn too.
  '@media': {
    '(forced-colors: active)': {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[data-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});
globalStyle(`${group} > *`, { justifyContent: 'flex-start', textAlign: 'start', whiteSpace: 'normal' });
