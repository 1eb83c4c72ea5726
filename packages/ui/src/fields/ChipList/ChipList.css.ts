import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall, listStyle: 'none' });
