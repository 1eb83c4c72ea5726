import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const drawing = style({ inlineSize: '100%', blockSize: 'auto', fill: 'none', strokeLinecap: 'round' });
export const sheet = style({ fill: color.surface.raised, stroke: color.border.subtle });
export const line = style({ stroke: color.border.subtle });
export const ink = style({ stroke: color.border.control });
export const accent = style({ stroke: color.accent.solid });
export const selected = style({ fill: color.accent.tint });
export const positive = style({ fill: color.positive.tint, stroke: color.positive.border });
export const positiveMark = style({ stroke: color.positive.text });
export const caution = style({ fill: color.caution.tint, stroke: color.caution.border });
export const cautionMark = style({ stroke: color.caution.text });
export const critical = style({ fill: color.critical.tint, stroke: color.critical.border });
export const criticalMark = style({ stroke: color.critical.text });
