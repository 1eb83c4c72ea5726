import { globalStyle, style } from '@vanilla-extract/css';

/** Below the groups it would lead nowhere that was not read before. */
export const index = style({ display: 'none', '@container': { '(width >= 860px)': { display: 'block' } } });
export const groups = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${groups} > *`, { justifyContent: 'flex-start', textAlign: 'start', whiteSpace: 'normal' });
