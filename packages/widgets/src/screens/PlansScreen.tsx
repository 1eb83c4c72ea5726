import type { Brand } from '../base/brand/index.ts';
import { PlanChoice } from '../subscription/checkout/index.ts';
import { Plans } from '../subscription/plans/index.ts';

/** `/app/payments` and `/app/payments/plan` */
export function PlansScreen({ brand }: { brand: Brand }) {
  return <Plans brand={brand} actionsOf={(plan, period) => <PlanChoice plan={plan} period={period} />} />;
}
