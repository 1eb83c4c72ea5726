import { planNames } from '@corredor/core/billing';
import type { Brand } from '../base/brand/index.ts';
import { Register } from '../identity/access/index.ts';

interface RegisterScreenProps {
  brand: Brand;
  /** From the address; anything that is no plan of ours counts as the free one. */
  plan?: string;
}

/** `/register` */
export function RegisterScreen({ brand, plan }: RegisterScreenProps) {
  return <Register brand={brand} plan={planNames.find((name) => name === plan) ?? 'Free'} />;
}
