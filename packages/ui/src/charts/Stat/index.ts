export { Stat } from './Stat.tsx';
