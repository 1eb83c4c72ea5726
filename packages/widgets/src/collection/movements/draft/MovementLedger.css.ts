import { style } from '@vanilla-extract/css';

/** The sums in one line, where the ledger stands below the fields. */
export const short = style({ '@container': { '(width >= 860px)': { display: 'none' } } });
