export { PolicyForm } from './form/PolicyForm.tsx';
export { PolicyLinks } from './list/PolicyLinks.tsx';
export { PolicyList } from './list/PolicyList.tsx';
export { RelatedPolicies } from './list/RelatedPolicies.tsx';
export { useLapsedTerms } from './list/useLapsedTerms.ts';
export { LineOfPolicy } from './onDemand.ts';
export type { NewRecords as PolicyNewRecords } from './parts/newRecords.ts';
export { PolicyRecord } from './record/PolicyRecord.tsx';
export { SmallYearLine } from './yearLine/SmallYearLine.tsx';
