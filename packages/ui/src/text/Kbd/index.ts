export { Kbd } from './Kbd.tsx';
export { KeyCombo } from './KeyCombo.tsx';
