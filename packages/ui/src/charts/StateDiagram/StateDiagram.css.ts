import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { forced } from '../../theme/forced.css.ts';

const { color, space, text } = vars;

export const diagram = style({ display: 'flex', flexDirection: 'column', gap: space.medium, minInlineSize: 0 });
export const here = style({ color: color.text.muted });
export const hereName = style({ color: color.text.strong, fontWeight: 600 });
export const drawing = style({ blockSize: 'auto', maxInlineSize: '100%', overflow: 'visible' });

const tones = ['neutral', 'positive', 'caution', 'critical', 'accent'] as const;
const byTone = <Rule>(rule: (tone: (typeof tones)[number]) => Rule) => ({
  neutral: rule('neutral'),
  positive: rule('positive'),
  caution: rule('caution'),
  critical: rule('critical'),
  accent: rule('accent'),
});

export const node = recipe({
  base: {
    fill: color.surface.raised,
    stroke: color.border.subtle,
    strokeWidth: 1.5,
    '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
  },
  variants: { tone: byTone(() => ({})), isCurrent: { true: { strokeWidth: 2 } } },
  compoundVariants: tones.map((tone) => ({
    variants: { tone, isCurrent: true as const },
    style: {
      fill: color[tone].tint,
      stroke: tone === 'neutral' ? color.border.control : color[tone].text,
      '@media': { [forced]: { fill: 'Highlight', stroke: 'Highlight' } },
    },
  })),
});

export const nodeLabel = recipe({
  base: {
    fill: color.text.body,
    fontSize: '13px',
    fontWeight: 500,
    textAnchor: 'middle',
    dominantBaseline: 'central',
    '@media': { [forced]: { fill: 'CanvasText' } },
  },
  variants: { tone: byTone(() => ({})), isCurrent: { true: { fontWeight: 600 } } },
  compoundVariants: tones.map((tone) => ({
    variants: { tone, isCurrent: true as const },
    // Words in a drawing would else stand on a strip of the page's colour.
    style: { fill: color[tone].text, '@media': { [forced]: { fill: 'HighlightText', forcedColorAdjust: 'none' } } },
  })),
});

export const edge = recipe({
  base: {
    fill: 'none',
    stroke: color.border.control,
    strokeWidth: 1.5,
    opacity: 0.7,
    '@media': { [forced]: { stroke: 'CanvasText', opacity: 1 } },
  },
  variants: {
    isOpen: {
      true: {
        stroke: color.accent.solid,
        strokeWidth: 2,
        opacity: 1,
        '@media': { [forced]: { stroke: 'Highlight', strokeWidth: 3 } },
      },
    },
    isClosed: { true: { strokeDasharray: '4 4', opacity: 1 } },
  },
});

export const arrow = recipe({
  base: {
    fill: 'none',
    stroke: color.border.control,
    strokeWidth: 1.25,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '@media': { [forced]: { stroke: 'CanvasText' } },
  },
  variants: { isOpen: { true: { stroke: color.accent.solid, '@media': { [forced]: { stroke: 'Highlight' } } } } },
});

export const next = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall });
export const way = style({ display: 'flex', gap: space.xsmall });

export const wayIcon = recipe({
  base: { display: 'inline-flex', alignItems: 'center', blockSize: text.md.line, color: color.accent.text },
  variants: { isClosed: { true: { color: color.text.muted } } },
});

export const wayLabel = style({ color: color.text.strong, fontWeight: 500 });
export const wayTarget = style({ color: color.text.muted });
export const reason = style({
  display: 'block',
  color: color.text.body,
  fontSize: text.sm.size,
  lineHeight: text.sm.line,
});
