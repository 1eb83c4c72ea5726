export { vars } from './contract.css.ts';
export { dark } from './dark.css.ts';
export { comfortable, compact, reading } from './density.css.ts';
export { layers } from './layers.css.ts';
export { layoutSizes } from './layoutSizes.css.ts';
export { light } from './light.css.ts';
export { media } from './media.css.ts';
export { type Density, type ThemeName, themeClass } from './themeClass.ts';
export { widgetTokens } from './widgets.css.ts';
