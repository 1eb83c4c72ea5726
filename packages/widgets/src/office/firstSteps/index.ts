export { FirstSteps } from './FirstSteps.tsx';
