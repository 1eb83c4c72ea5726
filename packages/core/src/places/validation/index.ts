export { canBeMobile, formatPhone } from '../../basics/phones/index.ts';
export {
  type AliasProblem,
  checkAlias,
  checkPassword,
  type PasswordProblem,
  type PasswordStrength,
  passwordLimits,
  passwordStrength,
} from './accounts.ts';
export { withoutContext } from './contextWords.ts';
export { checkPhone, type PhoneCheck } from './phone.ts';
export { isEmail, oneLine, strangeSign, trimText } from './text.ts';
export { checkWebAddress, type WebAddressProblem } from './webAddress.ts';
