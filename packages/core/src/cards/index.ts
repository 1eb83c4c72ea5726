export {
  type CardBrand,
  cardBrand,
  digitsOf,
  expiryProblem,
  formatCardNumber,
  formatExpiry,
  hasCheckDigit,
  isCardNumber,
  isCvc,
  parseExpiry,
} from './cards.ts';
