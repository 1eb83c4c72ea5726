import { choice, level, locale, text } from './kinds.ts';

/** What both elements take. */
export const shared = {
  apiBase: text,
  locale,
  theme: choice('auto', 'light', 'dark'),
  density: choice('comfortable', 'compact'),
  headingLevel: level,
  loading: choice('lazy', 'eager'),
  label: text,
};
