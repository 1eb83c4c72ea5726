import { describe, expect, it } from 'vitest';
import { meanings, strongerMeanings } from './meanings.ts';

const luminance = (color: string) => {
  const [lightness = 0, chroma = 0, hue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['light', 'dark'] as const)('the %s theme', (scheme) => {
  const color = meanings(scheme);
  const { page, raised, sunken, overlay, hover, selected } = color.surface;
  const surfaces = { page, raised, sunken, overlay, hover, selected };

  it.each(Object.entries(surfaces))('keeps every text readable on %s', (_, surface) => {
    for (const text of [color.text.strong, color.text.body, color.text.muted, color.text.accent])
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['positive', 'caution', 'critical', 'info'] as const)(
    'keeps %s readable on its tint and its solid',
    (tone) => {
      expect(contrast(color[tone].text, color[tone].tint)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color.text.onAccent, color[tone].solid)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('keeps buttons readable at rest and under the pointer', () => {
    for (const solid of [color.accent.solid, color.accent.solidHover, color.critical.solid, color.critical.solidHover])
      expect(contrast(color.text.onAccent, solid)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color.neutral.text, color.neutral.tint)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the edges of controls and the focus', () => {
    for (const surface of [page, raised, overlay]) {
      expect(contrast(color.border.control, surface)).toBeGreaterThanOrEqual(3);
      expect(contrast(color.focus, surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it('gives more contrast to those who ask', () => {
    const stronger = strongerMeanings(scheme);
    expect(contrast(stronger.text.muted, hover)).toBeGreaterThanOrEqual(6);
    expect(contrast(stronger.border.control, raised)).toBeGreaterThanOrEqual(6);
  });
});
