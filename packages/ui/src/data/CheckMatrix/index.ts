export { CheckMatrix } from './CheckMatrix.tsx';
export type { CheckMatrixProps, MatrixCell } from './checkMatrix.types.ts';
