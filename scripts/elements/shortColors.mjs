const oklch = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g;

/** Writes OKLCH as sRGB, which is a third of the letters; our ramps lie within sRGB. */
export const shortColors = (styles) =>
  styles
    .replace(oklch, (_all, lightness, chroma, hue) => toHex(lightness / 100, Number(chroma), (hue * Math.PI) / 180))
    .replace(/#(.)\1(.)\2(.)\3\b/g, '#$1$2$3');

function toHex(lightness, chroma, hue) {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short;
  return `#${[red, green, blue].map(toByte).join('')}`;
}

function toByte(linear) {
  const light = Math.min(1, Math.max(0, linear));
  const byte = Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  return byte.toString(16).padStart(2, '0');
}
