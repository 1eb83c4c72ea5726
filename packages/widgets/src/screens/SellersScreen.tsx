import { SellerList } from '../finance/sellers/index.ts';

/** `/app/configuration/sellers` */
export function SellersScreen() {
  return <SellerList />;
}
