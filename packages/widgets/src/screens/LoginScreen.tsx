import { Login } from '../access/index.ts';
import type { Brand } from '../brand/index.ts';

interface LoginScreenProps {
  brand: Brand;
  /** The page first asked for; only our own are gone to. */
  next?: string | undefined;
}

/** `/login` */
export function LoginScreen(props: LoginScreenProps) {
  return <Login {...props} />;
}
