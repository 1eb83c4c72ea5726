import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { color, radius } = vars;

/** Gives widgets the product's own theme, on the product's own pages. */
export const widgetTokens = style({
  vars: {
    '--corredor-color-accent': color.accent.solid,
    '--corredor-color-accent-contrast': color.text.onAccent,
    '--corredor-color-surface': color.surface.page,
    '--corredor-color-surface-raised': color.surface.raised,
    '--corredor-color-text': color.text.strong,
    '--corredor-color-text-muted': color.text.muted,
    '--corredor-color-border': color.border.subtle,
    '--corredor-color-focus': color.focus,
    '--corredor-color-danger': color.critical.text,
    '--corredor-radius': radius.base,
    '--corredor-padding': '0px',
  },
});
