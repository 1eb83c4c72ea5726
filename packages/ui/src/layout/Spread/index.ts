export { Spread } from './Spread.tsx';
