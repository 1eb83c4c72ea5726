import type { Brand } from '../brand/index.ts';
import { PlanChoice } from '../checkout/index.ts';
import { Plans } from '../plans/index.ts';

/** `/app/payments` and `/app/payments/plan` */
export function PlansScreen({ brand }: { brand: Brand }) {
  return <Plans brand={brand} actionsOf={(plan, period) => <PlanChoice plan={plan} period={period} />} />;
}
