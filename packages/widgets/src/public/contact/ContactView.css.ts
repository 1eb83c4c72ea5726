import { style } from '@vanilla-extract/css';

/** Off the page rather than hidden: programs that skip hidden fields still fill it in. */
export const unseen = style({ position: 'absolute', insetInlineStart: '-100vw', blockSize: 0, overflow: 'hidden' });
