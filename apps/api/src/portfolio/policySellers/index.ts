export { policySellerOperations } from './policySellers.operations.ts';
export { policySellerStore } from './policySellers.store.ts';
export { sellerWork } from './sellerWork.ts';
