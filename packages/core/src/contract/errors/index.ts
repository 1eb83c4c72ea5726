export {
  CallError,
  errorMessage,
  type Failure,
  type FailureWords,
  fieldErrors,
  isProblem,
  toCallError,
} from './errors.ts';
