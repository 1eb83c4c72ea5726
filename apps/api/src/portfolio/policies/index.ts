export { extraErrors } from './extraValues.ts';
export { addImported, type BroughtPolicy, importedPolicy } from './importedPolicy.ts';
export { prepareNextTerm } from './nextTerm.ts';
export { lockChangeablePolicy, lockOpenPolicy, requirePolicy } from './openPolicy.ts';
export { paymentTermsOf, policyOperations } from './policies.operations.ts';
export { lockPolicy, policyStore } from './policies.store.ts';
export { policyMoveOperations } from './policyMoves.operations.ts';
export { changedExtra, lockListOf, recordRows, rowFields, withExtra } from './rowExtras.ts';
export { addedPremium, rateErrors, savedPremium } from './rowPremiums.ts';
