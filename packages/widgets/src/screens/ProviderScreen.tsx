import { ProviderEditor, ProviderForm } from '../portfolio/providers/index.ts';

/** `/app/configuration/providers/create` and `/{id}/update` */
export function ProviderScreen({ id }: { id?: number }) {
  return id === undefined ? <ProviderForm /> : <ProviderEditor id={id} />;
}
