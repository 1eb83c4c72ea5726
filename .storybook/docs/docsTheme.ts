import { create, type ThemeVars } from 'storybook/theming';
import { hexOf } from '../../packages/ui/src/theme/contrast.ts';
import { meanings } from '../../packages/ui/src/theme/meanings.ts';
import { scales } from '../../packages/ui/src/theme/scales.ts';

/** Storybook's own parts in the product's colours and type, for one colour scheme. */
export function docsTheme(scheme: 'light' | 'dark'): ThemeVars {
  const { surface, text, border, accent } = meanings(scheme);
  const radius = Number.parseInt(scales.radius.small, 10);
  return create({
    base: scheme,
    // The logo is a picture with letters of its own; beside the sign the name follows the theme.
    brandTitle:
      '<span style="display:inline-flex;align-items:center;gap:8px;font-weight:600"><img src="icon.svg" width="24" height="24" alt="">Corredor</span>',
    brandUrl: '?path=/docs/start-welcome--docs',
    brandTarget: '_self',
    fontBase: scales.font.family,
    colorPrimary: hexOf(accent.solid),
    colorSecondary: hexOf(accent.solid),
    appBg: hexOf(surface.page),
    appContentBg: hexOf(surface.page),
    appPreviewBg: hexOf(surface.page),
    appHoverBg: hexOf(surface.hover),
    appBorderColor: hexOf(border.subtle),
    appBorderRadius: radius,
    textColor: hexOf(text.strong),
    textInverseColor: hexOf(text.onAccent),
    textMutedColor: hexOf(text.muted),
    barTextColor: hexOf(text.body),
    barHoverColor: hexOf(text.accent),
    barSelectedColor: hexOf(text.accent),
    barBg: hexOf(surface.raised),
    buttonBg: hexOf(surface.raised),
    buttonBorder: hexOf(border.control),
    booleanBg: hexOf(surface.sunken),
    booleanSelectedBg: hexOf(surface.raised),
    inputBg: hexOf(surface.raised),
    inputBorder: hexOf(border.control),
    inputTextColor: hexOf(text.strong),
    inputBorderRadius: radius,
  });
}
