export { FieldFrame, FieldProblem, type FieldProps, fieldRoot, useAffixes } from './Field.tsx';
