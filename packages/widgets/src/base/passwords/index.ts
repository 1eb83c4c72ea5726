export { type AroundNewPassword, useNewPasswordProblem } from './useNewPasswordProblem.ts';
