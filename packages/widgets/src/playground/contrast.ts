import { pairs, type Scheme, tokens } from './tokens.ts';

/** What text needs to be read: WCAG 2.2, level AA. */
const enough = 4.5;

const channel = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour as six digits, where it is written as digits at all. */
export function hexOf(text: string): string | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text.trim());
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  return /^#[\da-f]{6}$/i.test(text.trim()) ? text.trim().toLowerCase() : undefined;
}

/** How well two colours tell apart, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Pairs that are hard to read with what is set; those that nobody changed are not looked at. */
export function weakPairs(theme: Readonly<Record<string, string>>, scheme: Scheme) {
  const colorOf = (name: string) => {
    const token = tokens.find((one) => one.name === name);
    return hexOf(theme[name] ?? (scheme === 'dark' ? token?.dark : token?.usual) ?? '');
  };
  return pairs.flatMap(([text, ground]) => {
    const one = colorOf(text);
    const other = colorOf(ground);
    if ((!theme[text] && !theme[ground]) || !one || !other) return [];
    const ratio = contrastOf(one, other);
    return ratio < enough ? [{ text, ground, ratio: Math.floor(ratio * 10) / 10 }] : [];
  });
}
