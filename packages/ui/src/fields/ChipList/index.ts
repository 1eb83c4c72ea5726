export { ChipList } from './ChipList.tsx';
