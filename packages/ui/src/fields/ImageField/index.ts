export { ImageField } from './ImageField.tsx';
