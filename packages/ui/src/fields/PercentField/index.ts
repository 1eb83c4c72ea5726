export { PercentField } from './PercentField.tsx';
