import { dark } from './dark.css.ts';
import { comfortable, compact, reading } from './density.css.ts';
import { light } from './light.css.ts';
import { system } from './system.css.ts';

/** The colour scheme a person may choose. */
export type ThemeName = 'system' | 'light' | 'dark';
/** How tall controls and rows are. */
export type Density = 'comfortable' | 'compact';
/** What decides the look of everything below an element. */
export type ThemeOptions = { theme?: ThemeName; density?: Density; isReading?: boolean };

const themes = { system, light, dark };
const densityClasses = { comfortable, compact };

/** The classes to put on the document's html element, or on a shadow root's first element. */
export function themeClass({ theme = 'system', density = 'comfortable', isReading = false }: ThemeOptions = {}) {
  return [themes[theme], densityClasses[density], ...(isReading ? [reading] : [])].join(' ');
}
