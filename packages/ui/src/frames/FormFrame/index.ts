export { FormFrame } from './FormFrame.tsx';
export { FormGroup } from './FormGroup.tsx';
