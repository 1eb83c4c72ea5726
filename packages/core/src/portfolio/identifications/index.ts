export { checkFiscalId, checkIdentification, checkIdentificationNow, type IdentificationInput } from './check.ts';
export { countriesOfGeneric, genericIdentifications, isGenericIdentification } from './generic.ts';
export {
  type Identification,
  type IdentificationCode,
  type IdentificationProblem,
  type IdentificationWarning,
  normaliseIdentification,
} from './identification.ts';
export { storedIdentification } from './stored.ts';
export { taxNumberName } from './taxNames.ts';
export { usualHolder } from './usualHolder.ts';
export { usualIdentificationType } from './usualType.ts';
