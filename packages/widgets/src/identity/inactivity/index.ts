export { Inactivity } from './Inactivity.tsx';
