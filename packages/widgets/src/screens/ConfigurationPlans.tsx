import type { Brand } from '../base/brand/index.ts';
import { PlanChoice } from '../subscription/checkout/index.ts';
import { OwnPlans } from '../subscription/plans/index.ts';

/** The plans in the configuration: the same choices as on their own page. */
export function ConfigurationPlans({ brand }: { brand: Brand }) {
  return <OwnPlans brand={brand} actionsOf={(plan, period) => <PlanChoice plan={plan} period={period} />} />;
}
