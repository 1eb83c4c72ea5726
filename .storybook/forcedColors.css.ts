import { vars } from '@corredor/ui/theme';
import { assignVars, globalStyle, style } from '@vanilla-extract/css';

const surface = 'Canvas';
const ink = 'CanvasText';
const tone = { solid: surface, tint: surface, text: ink, border: ink };

/**
 * What a browser does under forced colours, as far as a style sheet can: every colour of the product becomes a colour of the system, and
 * shadows go. It stands on every element that carries a theme, so that it wins over each.
 */
export const forcedColors = style({});

globalStyle(`${forcedColors}${forcedColors}, ${forcedColors} [class]`, {
  vars: {
    ...assignVars(vars.color.surface, {
      page: surface,
      raised: surface,
      sunken: surface,
      overlay: surface,
      hover: surface,
      selected: surface,
      scrim: 'transparent',
    }),
    ...assignVars(vars.color.text, { strong: ink, body: ink, muted: ink, onAccent: ink, accent: 'LinkText' }),
    ...assignVars(vars.color.border, { subtle: ink, control: ink }),
    ...assignVars(vars.color.accent, { solid: surface, solidHover: surface, tint: surface, text: 'LinkText' }),
    ...assignVars(vars.color.positive, tone),
    ...assignVars(vars.color.caution, tone),
    ...assignVars(vars.color.critical, { ...tone, solidHover: surface }),
    ...assignVars(vars.color.info, tone),
    ...assignVars(vars.color.neutral, { tint: surface, text: ink, border: ink }),
    [vars.color.focus]: ink,
    [vars.shadow.overlay]: 'none',
  },
});
globalStyle(`${forcedColors} *`, { boxShadow: 'none', textShadow: 'none' });
