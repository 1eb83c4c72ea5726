export { ListFrame } from './ListFrame.tsx';
