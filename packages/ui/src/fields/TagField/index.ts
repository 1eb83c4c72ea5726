export { TagField } from './TagField.tsx';
