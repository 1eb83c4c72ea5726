import { vars } from '@corredor/ui/theme';
import { style } from '@vanilla-extract/css';

/** What stands between paragraphs. */
export const inText = style({ marginBlock: `${vars.space.small} ${vars.space.large}`, overflowX: 'auto' });
export const caption = style({ paddingBlockStart: vars.space.xxsmall, fontSize: vars.text.sm.size });
export const inside = style({ padding: vars.space.large });
