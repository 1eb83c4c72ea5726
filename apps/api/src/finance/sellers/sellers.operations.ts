import type { Seller } from '@corredor/core/api';
import { tidyTexts } from '../../server/checks/texts.ts';
import { toPage } from '../../server/records/paging.ts';
import { businessFields, recordChanges } from '../../server/records/recordChanges.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { SellerStore } from './sellers.store.ts';

/** The sellers of a brokerage. */
export const sellerOperations = (scope: Scope, sellers: SellerStore) => {
  const record = recordChanges(scope, 'seller', forHistory);
  return {
    listSellers: async ({ query, url }) => ok(toPage({ query, url }, await sellers.page(query))),
    getSeller: async ({ path }) => {
      const seller = await sellers.find(path.sellerId);
      return seller ? ok(seller) : notFound('seller');
    },
    createSeller: async ({ body }) => {
      const input = tidyTexts(body);
      const seller = await sellers.create(input);
      if (!seller) return conflict('duplicate', { current: await sellers.findNamesake(input.name) });
      await record('seller_created', seller.id, { after: seller });
      return created(seller);
    },
    updateSeller: async ({ path, body, version }) => {
      const before = await sellers.find(path.sellerId);
      if (!before) return notFound('seller');
      if (before.version !== version) return stale(before);
      const patch = tidyTexts(body);
      const namesake = await sellers.findNamesake(patch.name ?? before.name);
      if (namesake && namesake.id !== before.id) return conflict('duplicate', { current: namesake });
      const after = await sellers.update(before.id, version, patch);
      if (!after) return stale(await sellers.find(before.id));
      await record('seller_updated', after.id, { before, after });
      return ok(after);
    },
    deleteSeller: ({ path, version }) =>
      removeRecord(sellers, {
        what: 'seller',
        id: path.sellerId,
        version,
        record: (before) => record('seller_deleted', before.id, { before }),
      }),
  } satisfies Partial<Operations>;
};

const forHistory = (seller: Seller) => businessFields(seller);
