export { type CollectionRules, readCollectionRules, riskDay } from './grace.ts';
