export { canBeMobile, formatPhone } from '../../basics/phones/index.ts';
export { oneLine, strangeSign, trimText } from '../../basics/texts/index.ts';
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
export { isEmail } from './text.ts';
export { checkWebAddress, type WebAddressProblem } from './webAddress.ts';
