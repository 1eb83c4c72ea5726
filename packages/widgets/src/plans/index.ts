export { PlanPrices } from './PlanPrices.tsx';
export { Plans } from './Plans.tsx';
