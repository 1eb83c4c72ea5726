export { DescribedControl } from './DescribedControl.tsx';
export { DescribedGroup } from './DescribedGroup.tsx';
export { DescribedText } from './DescribedText.tsx';
export {
  type DescribedValues,
  describedInput,
  describedValues,
  describeFields,
} from './describe.ts';
export { hiddenColumns, useDescribedColumns } from './useDescribedColumns.ts';
export { useDescribedComparison, useDescribedFacts } from './useDescribedFacts.ts';
