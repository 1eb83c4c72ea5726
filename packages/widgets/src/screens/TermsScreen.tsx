import type { Brand } from '../base/brand/index.ts';
import { TermsView } from '../public/landing/index.ts';

/** `/terms` */
export function TermsScreen({ brand }: { brand: Brand }) {
  return <TermsView brand={brand} />;
}
