import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** What it says, and the buttons beside it, which keep their size. */
export const line = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.small });
/** Buttons that are taller than the first line of words stand around its middle. */
export const buttons = style({ alignSelf: 'start', marginBlockStart: '-0.3rem' });
/** A file stands below the words of its entry, not below the box. */
export const file = style([line, { alignItems: 'center', paddingInlineStart: '1.625rem' }]);
export const fileName = style({ overflowWrap: 'anywhere' });
