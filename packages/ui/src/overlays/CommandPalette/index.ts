export { type Command, CommandPalette, type CommandSection } from './CommandPalette.tsx';
