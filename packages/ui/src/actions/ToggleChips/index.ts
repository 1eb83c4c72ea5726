export { ToggleChips } from './ToggleChips.tsx';
