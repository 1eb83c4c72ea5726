export { ErrorSummary } from './ErrorSummary.tsx';
export { focusField } from './focusField.ts';
