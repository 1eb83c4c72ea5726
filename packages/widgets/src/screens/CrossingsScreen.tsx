// `/app/management/crossings`
export { CrossingList as CrossingsScreen } from '../collection/payments/index.ts';
