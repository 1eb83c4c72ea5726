export { DescribedControl } from './DescribedControl.tsx';
export { DescribedGroup } from './DescribedGroup.tsx';
export {
  type DescribedValues,
  describedInput,
  describedValues,
  describeFields,
} from './describe.ts';
export { hiddenColumns, useDescribedColumns, useDescribedComparison, useDescribedFacts } from './useDescribed.ts';
