export { type Share, ShareBar } from './ShareBar.tsx';
