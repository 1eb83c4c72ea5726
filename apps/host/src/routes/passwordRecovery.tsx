import { PasswordRecoveryScreen } from '@corredor/widgets/screens/PasswordRecoveryScreen';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '../brand/brand.ts';

/** Asks for a recovery mail, or sets a password with the token that such a mail carries in the fragment. */
export function Component() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
  return (
    <PasswordRecoveryScreen
      brand={brand}
      token={token}
      onTokenTaken={() => void navigate(pathname, { replace: true })}
    />
  );
}
