import { RegisterConfirm } from '../access/index.ts';
import type { Brand } from '../brand/index.ts';

interface RegisterConfirmScreenProps {
  brand: Brand;
  /** Of the confirmation mail. */
  token: string;
}

/** `/register/confirm/{confirmation_token}` */
export function RegisterConfirmScreen(props: RegisterConfirmScreenProps) {
  return <RegisterConfirm {...props} />;
}
