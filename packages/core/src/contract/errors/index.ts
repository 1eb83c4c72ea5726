export type { Problem } from '../api/index.ts';
export {
  CallError,
  errorMessage,
  type Failure,
  type FailureWords,
  fieldErrors,
  isProblem,
  toCallError,
} from './errors.ts';
