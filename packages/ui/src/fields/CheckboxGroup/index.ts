export { CheckboxGroup } from './CheckboxGroup.tsx';
