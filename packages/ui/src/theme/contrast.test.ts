import { describe, expect, it } from 'vitest';
import { contrast, hexOf } from './contrast.ts';
import { meanings, strongerMeanings } from './meanings.ts';
import { palette } from './palette.ts';

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

  it('keeps initials readable in every hue', () => {
    for (const { text, tint, deep } of [
      ...[color.hueA, color.hueB, color.hueC, color.hueD],
      ...[color.hueE, color.hueF, color.hueG, color.hueH],
    ])
      for (const ground of [tint, deep]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

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

it('tells colours to tools that read no oklch', () => {
  expect(hexOf(palette.blue.light[9])).toBe('#0e67d8');
  expect(hexOf('oklch(0 0 0 / 0.5)')).toBe('#00000080');
});
