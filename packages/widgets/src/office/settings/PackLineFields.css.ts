import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two fields and the button that removes them, which stands beside the boxes, below the labels. */
export const step = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: vars.space.xsmall });
export const removal = style({ alignSelf: 'start', marginBlockStart: '1.75rem' });
