export { BillingHistory } from './BillingHistory.tsx';
