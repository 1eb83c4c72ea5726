import type { Brand } from '../brand/index.ts';
import { TermsView } from '../landing/index.ts';

/** `/terms` */
export function TermsScreen({ brand }: { brand: Brand }) {
  return <TermsView brand={brand} />;
}
