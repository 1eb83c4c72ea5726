export {
  type CardBrand,
  cardBrand,
  digitsOf,
  expiryProblem,
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isCvc,
  parseExpiry,
} from './cards.ts';
export { stripeScript } from './stripeScript.ts';
