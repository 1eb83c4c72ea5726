import type { Brand } from '../base/brand/index.ts';
import { Login } from '../identity/access/index.ts';

interface LoginScreenProps {
  brand: Brand;
  /** The page first asked for; only our own are gone to. */
  next?: string;
}

/** `/login` */
export function LoginScreen(props: LoginScreenProps) {
  return <Login {...props} />;
}
