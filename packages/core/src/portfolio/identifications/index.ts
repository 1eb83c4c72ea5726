export { checkFiscalId, checkIdentification, checkIdentificationNow, type IdentificationInput } from './check.ts';
export {
  type Identification,
  type IdentificationCode,
  type IdentificationProblem,
  normaliseIdentification,
} from './identification.ts';
export { taxNumberName } from './taxNames.ts';
