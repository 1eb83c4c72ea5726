import { planNames } from '@corredor/core/billing';
import { Register } from '../access/index.ts';
import type { Brand } from '../brand/index.ts';

interface RegisterScreenProps {
  brand: Brand;
  /** From the address; anything that is no plan of ours counts as the free one. */
  plan?: string | undefined;
}

/** `/register` */
export function RegisterScreen({ brand, plan }: RegisterScreenProps) {
  return <Register brand={brand} plan={planNames.find((name) => name === plan) ?? 'Free'} />;
}
