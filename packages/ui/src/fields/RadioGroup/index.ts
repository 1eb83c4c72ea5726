export { RadioGroup } from './RadioGroup.tsx';
