import { createThemeContract } from '@vanilla-extract/css';

const tone = { solid: null, tint: null, text: null, border: null };
const hue = { tint: null, deep: null, text: null };
const type = { size: null, line: null };

/** The meanings that components may use; themes give them values. */
export const vars = createThemeContract({
  color: {
    surface: { page: null, raised: null, sunken: null, overlay: null, hover: null, selected: null, scrim: null },
    text: { strong: null, body: null, muted: null, onAccent: null, accent: null },
    border: { subtle: null, control: null },
    accent: { solid: null, solidHover: null, tint: null, text: null },
    focus: null,
    positive: tone,
    caution: tone,
    critical: { ...tone, solidHover: null },
    info: tone,
    neutral: { tint: null, text: null, border: null },
    /** Eight hues, each with two grounds, that tell names apart and mean nothing. */
    hueA: hue,
    hueB: hue,
    hueC: hue,
    hueD: hue,
    hueE: hue,
    hueF: hue,
    hueG: hue,
    hueH: hue,
  },
  space: { xxsmall: null, xsmall: null, small: null, medium: null, large: null, xlarge: null, xxlarge: null },
  radius: { small: null, base: null, full: null },
  font: { family: null },
  text: { xs: type, sm: type, md: type, lg: type, xl: type, xxl: type, display: type },
  shadow: { overlay: null },
  motion: { fast: null, normal: null },
  control: { height: null, padding: null, row: null },
});
