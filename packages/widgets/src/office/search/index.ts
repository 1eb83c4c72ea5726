export type { PaletteCommand } from './commands.ts';
export { Palette } from './Palette.tsx';
