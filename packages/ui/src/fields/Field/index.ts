export { FieldFrame, FieldProblem, type FieldProps, fieldRoot } from './Field.tsx';
