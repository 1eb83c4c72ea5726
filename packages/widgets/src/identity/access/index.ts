export { ChangePassword } from './ChangePassword.tsx';
export { Login } from './Login.tsx';
export { NotFoundView } from './NotFoundView.tsx';
export { PasswordRecovery } from './PasswordRecovery.tsx';
export { Register } from './Register.tsx';
export { RegisterConfirm } from './RegisterConfirm.tsx';
export { Unauthorized } from './Unauthorized.tsx';
export type { RefusalReason } from './UnauthorizedView.tsx';
