import { ProviderList } from '../providers/index.ts';

/** `/app/configuration/providers` */
export function ProvidersScreen() {
  return <ProviderList />;
}
