export {
  checkChassis,
  hasVinCheckDigit,
  isVin,
  modelYears,
  normaliseChassis,
  normalisePlate,
} from './vehicles.ts';
