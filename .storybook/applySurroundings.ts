import { forcedColors } from './forcedColors.css.ts';
import { answerMediaQueries } from './mediaQueries.ts';
import type { Surroundings } from './surroundingsOf.ts';

/** Gives the document the theme's classes and what else the toolbar says; overlays are drawn at its end, outside of any story. */
export function applySurroundings(surroundings: Surroundings, classes: string, language: string) {
  const root = document.documentElement;
  root.className = surroundings.hasForcedColors ? `${classes} ${forcedColors}` : classes;
  root.lang = language;
  // Now the theme says it.
  delete root.dataset.firstPaint;
  root.style.fontSize = surroundings.textSize === 100 ? '' : `${surroundings.textSize}%`;
  answerMediaQueries(surroundings);
}
