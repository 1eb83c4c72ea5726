export {
  type AliasProblem,
  checkAlias,
  checkPassword,
  type PasswordProblem,
  type PasswordStrength,
  passwordLimits,
  passwordStrength,
} from './accounts.ts';
export { checkPhone, type PhoneCheck } from './phone.ts';
export { isEmail } from './text.ts';
