export { CallProblem, useProblemText } from './CallProblem.tsx';
