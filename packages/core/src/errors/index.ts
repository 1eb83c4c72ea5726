export {
  CallError,
  errorMessage,
  type Failure,
  type FailureWords,
  fieldErrors,
  isProblem,
  type Problem,
  toCallError,
} from './errors.ts';
