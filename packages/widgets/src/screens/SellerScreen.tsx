import { SellerForm, SellerRecord } from '../finance/sellers/index.ts';

/** `/app/configuration/sellers/create`, `/{id}` and `/{id}/update` */
export function SellerScreen({ id, isEditing }: { id?: number; isEditing?: boolean }) {
  return id === undefined ? <SellerForm /> : <SellerRecord id={id} isEditing={isEditing} />;
}
