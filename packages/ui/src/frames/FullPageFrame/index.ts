export { FullPageFrame } from './FullPageFrame.tsx';
