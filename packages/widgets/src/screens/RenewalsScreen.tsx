import { RenewalList } from '../portfolio/renewals/index.ts';

/** `/app/management/renewals` */
export function RenewalsScreen() {
  return <RenewalList />;
}
