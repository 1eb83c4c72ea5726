import { ProviderList } from '../portfolio/providers/index.ts';

/** `/app/configuration/providers` */
export function ProvidersScreen() {
  return <ProviderList />;
}
