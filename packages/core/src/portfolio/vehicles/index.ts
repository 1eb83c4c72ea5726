export {
  checkChassis,
  hasVinCheckDigit,
  isVin,
  modelYears,
  normaliseChassis,
  normalisePlate,
  usualBrands,
} from './vehicles.ts';
