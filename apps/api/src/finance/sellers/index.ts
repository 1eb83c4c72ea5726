export { sellerOperations } from './sellers.operations.ts';
export { type SellerStore, sellerStore } from './sellers.store.ts';
