export { DetailFrame } from './DetailFrame.tsx';
