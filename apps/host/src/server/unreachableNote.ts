import { vars } from '@corredor/ui/theme';

const { critical, surface } = vars.color;

/** How the note looks that the little script of a page adds while the server does not answer. */
export const unreachableNote = `.unreachable{position:fixed;inset:auto 0 0;z-index:61;padding:1rem;text-align:center;color:${critical.text};background:${surface.raised};border-block-start:1px solid ${critical.border}}`;
