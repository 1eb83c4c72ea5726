export { Configuration } from './Configuration.tsx';
