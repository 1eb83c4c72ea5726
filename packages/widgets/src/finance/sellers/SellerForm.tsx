import type { Seller } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createSeller, getSeller, updateSeller } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vSeller, vSellerInput } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { FormPage, useRecordForm } from '../../frames/forms/index.ts';
import { SellerFields } from './SellerFields.tsx';
import { toSellerInput, toSellerValues } from './sellerValues.ts';
import { useSellerWords } from './useSellerWords.ts';

/** Makes a seller, or changes one in its page. */
export function SellerForm({ seller }: { seller?: Seller }) {
  const { t } = useTranslation(['sellers', 'common']);
  const { go } = useNavigation();
  const editing = useRecordForm({
    kind: 'seller',
    record: seller,
    nameOf: ({ name }) => name,
    schemas: { record: vSeller, input: vSellerInput },
    values: { of: toSellerValues, empty: toSellerValues(), toInput: toSellerInput },
    operations: {
      create: (client, body, header) => call(client, createSeller, { header, body }),
      update: (client, { id, version }, body) =>
        call(client, updateSeller, { path: { sellerId: id }, header: ifMatch(version), body }),
      get: (client, sellerId) => queryOf(client, getSeller, { path: { sellerId } }),
      refresh: (queries) => refreshAfter(queries, updateSeller),
    },
    words: {
      ...useSellerWords(),
      success: t(seller ? 'common:success.seller.updated' : 'common:success.seller.created'),
    },
    nextStep: () => (seller ? undefined : { label: t('another'), onAction: () => go(paths.newSeller()) }),
    onSaved: ({ id }) => go(paths.sellerRecord(id)),
  });
  return (
    <FormPage
      title={seller ? undefined : t('new')}
      parent={{ label: t('title'), href: seller ? paths.sellerRecord(seller.id) : paths.sellers() }}
      editing={editing}
      submitLabel={t(seller ? 'save' : 'create')}
    >
      <SellerFields control={editing.form.control} setValue={editing.form.setValue} />
    </FormPage>
  );
}
