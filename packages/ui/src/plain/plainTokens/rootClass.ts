import * as css from './tokens.css.ts';

/** What decides the look of a widget. */
export type PlainTheme = { theme?: keyof typeof css.theme; density?: 'comfortable' | 'compact' };

/** The classes of a widget's own element. */
export const rootClass = ({ theme = 'auto', density }: PlainTheme) =>
  `${css.root} ${css.theme[theme]}${density === 'compact' ? ` ${css.compact}` : ''}`;
