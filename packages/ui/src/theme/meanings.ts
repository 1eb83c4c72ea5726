import { hues, palette, type Ramp } from './palette.ts';

const tone = (ramp: Ramp) => ({ solid: ramp[9], tint: ramp[3], text: ramp[11], border: ramp[6] });

type Scheme = 'light' | 'dark';

/** What the ramps mean in one colour scheme. */
export function meanings(scheme: Scheme) {
  const neutral = palette.neutral[scheme];
  const blue = palette.blue[scheme];
  const red = palette.red[scheme];
  const isLight = scheme === 'light';
  return {
    surface: {
      page: isLight ? neutral[2] : neutral[1],
      raised: isLight ? neutral[0] : neutral[3],
      sunken: isLight ? neutral[3] : neutral[0],
      overlay: isLight ? neutral[0] : neutral[4],
      hover: isLight ? neutral[3] : neutral[5],
      selected: isLight ? blue[3] : blue[4],
      scrim: isLight ? 'oklch(0.2 0.02 264 / 0.42)' : 'oklch(0.08 0.01 264 / 0.66)',
    },
    text: {
      strong: neutral[12],
      body: neutral[11],
      muted: neutral[isLight ? 9 : 10],
      onAccent: neutral[isLight ? 0 : 1],
      accent: blue[11],
    },
    border: { subtle: neutral[isLight ? 4 : 6], control: neutral[8] },
    accent: { solid: blue[9], solidHover: blue[10], tint: blue[3], text: blue[11] },
    focus: blue[9],
    positive: tone(palette.green[scheme]),
    caution: tone(palette.ochre[scheme]),
    critical: { ...tone(red), solidHover: red[10] },
    info: tone(blue),
    neutral: { tint: neutral[isLight ? 3 : 5], text: neutral[11], border: neutral[7] },
    hueA: hues.a[scheme],
    hueB: hues.b[scheme],
    hueC: hues.c[scheme],
    hueD: hues.d[scheme],
    hueE: hues.e[scheme],
    hueF: hues.f[scheme],
    hueG: hues.g[scheme],
    hueH: hues.h[scheme],
  };
}

/** What changes for a person who asks for more contrast. */
export function strongerMeanings(scheme: Scheme) {
  const neutral = palette.neutral[scheme];
  return {
    text: { body: neutral[12], muted: neutral[11] },
    border: { subtle: neutral[8], control: neutral[10] },
    focus: palette.blue[scheme][11],
  };
}
