export { OwnPlans } from './OwnPlans.tsx';
export { PlanPrices } from './PlanPrices.tsx';
export { Plans } from './Plans.tsx';
