export { PlanUseNotice } from './PlanUseNotice.tsx';
