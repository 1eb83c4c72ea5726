export { PolicyPicker } from './PolicyPicker.tsx';
