export { listPartners, type PartnerLine } from './listPartners.ts';
export { partnerOperations } from './partner.operations.ts';
export { partnerStore } from './partner.store.ts';
export { tellReservedNames } from './reservedNames.ts';
