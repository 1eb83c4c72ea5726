export { FormFrame } from './FormFrame.tsx';
export { FormGroup } from './FormGroup.tsx';
export { FormSkeleton } from './FormSkeleton.tsx';
