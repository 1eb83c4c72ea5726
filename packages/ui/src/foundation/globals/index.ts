import address from './inter.woff2?url';
import './base.css.ts';
import './fonts.css';
import './print.css';

/** The address of the font, for a preload link in the head. */
export const fontUrl: string = address;
