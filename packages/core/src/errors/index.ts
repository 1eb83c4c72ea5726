export {
  CallError,
  errorMessage,
  type Failure,
  type FailureWords,
  fieldErrors,
  isProblem,
  type Problem,
} from './errors.ts';
