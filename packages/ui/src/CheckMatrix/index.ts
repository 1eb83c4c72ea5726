export { CheckMatrix, type CheckMatrixProps, type MatrixCell } from './CheckMatrix.tsx';
