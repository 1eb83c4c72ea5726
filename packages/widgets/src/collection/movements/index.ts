export { PolicyMovements } from './PolicyMovements.tsx';
