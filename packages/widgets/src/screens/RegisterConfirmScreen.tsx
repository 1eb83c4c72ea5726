import type { Brand } from '../base/brand/index.ts';
import { RegisterConfirm } from '../identity/access/index.ts';

interface RegisterConfirmScreenProps {
  brand: Brand;
  /** Of the confirmation mail. */
  token: string;
}

/** `/register/confirm/{confirmation_token}` */
export function RegisterConfirmScreen(props: RegisterConfirmScreenProps) {
  return <RegisterConfirm {...props} />;
}
