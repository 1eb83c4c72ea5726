import { useEffect, useState } from 'react';
import type { Brand } from '../base/brand/index.ts';
import { PasswordRecovery } from '../identity/access/index.ts';

interface PasswordRecoveryScreenProps {
  brand: Brand;
  /** From the fragment of the address (`#token=…`). */
  token?: string;
  /** Takes the token out of the address, so that it stays in no history and no screenshot. */
  onTokenTaken?: () => void;
}

/** `/password-recovery` */
export function PasswordRecoveryScreen({ brand, token, onTokenTaken }: PasswordRecoveryScreenProps) {
  // The address forgets it at once, so the screen has to remember it.
  const [kept, setKept] = useState(token);
  if (token && token !== kept) setKept(token);
  useEffect(() => {
    if (token) onTokenTaken?.();
  }, [token, onTokenTaken]);
  return <PasswordRecovery key={kept} brand={brand} token={kept} />;
}
