const parts = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);

/** An `oklch()` colour as linear light in sRGB. */
function linear(color: string): readonly [red: number, green: number, blue: number] {
  const [lightness = 0, chroma = 0, hue = 0] = parts(color);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const luminance = (color: string) => {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How far two opaque colours are apart, by WCAG's formula: from 1 to 21. */
export const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const encoded = (light: number) => {
  const clipped = Math.min(1, Math.max(0, light));
  const value = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
};

/** A colour of the palette for tools that do not read `oklch()`: `#0e67d8`, with its transparency where it has one. */
export const hexOf = (color: string) => {
  const alpha = parts(color)[3];
  const channels = [...linear(color).map(encoded), ...(alpha === undefined ? [] : [Math.round(alpha * 255)])];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};
