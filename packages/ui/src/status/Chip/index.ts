export { Chip, type ChipTone } from './Chip.tsx';
