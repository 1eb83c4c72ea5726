export {
  checkChassis,
  type FilledSum,
  hasVinCheckDigit,
  isVin,
  modelYears,
  normaliseChassis,
  normalisePlate,
  sumOnceChosen,
  usualBrands,
} from './vehicles.ts';
