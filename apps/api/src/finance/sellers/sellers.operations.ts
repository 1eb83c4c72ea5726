import type { Seller, SellerMerge, SellerPatch } from '@corredor/core/api';
import { countryOf } from '@corredor/core/countries';
import { checkPhone } from '@corredor/core/validation';
import { tidyTexts } from '../../server/checks/texts.ts';
import { toPage } from '../../server/records/paging.ts';
import { businessFields, recordChanges } from '../../server/records/recordChanges.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { SellerStore } from './sellers.store.ts';

/** The sellers of a brokerage: a user is one seller, and so is a name however it is typed. */
export const sellerOperations = (scope: Scope, sellers: SellerStore) => {
  const record = recordChanges(scope, 'seller', forHistory);
  /** Checks what the document cannot say of a seller and answers the values as they are stored. */
  const checked = async <Values extends SellerPatch>(values: Values): Promise<Values> => {
    const stored = tidyTexts(values);
    if (stored.user_id && !(await sellers.isUser(stored.user_id))) throw invalidField('user_id', 'field.not_found');
    if (!stored.phone) return stored;
    const phone = await checkPhone(stored.phone, countryOf(scope.caller.countryId)?.alpha2);
    if (!phone.isValid) throw invalidField('phone', 'field.phone');
    return { ...stored, phone: phone.e164 };
  };
  /** Both sellers of a merge, the one who stays last. */
  const both = async (id: number, intoId: number, field: 'into' | 'into_id') => {
    const seller = await sellers.find(id);
    if (!seller) throw notFound('seller');
    const heir = intoId === id ? undefined : await sellers.find(intoId);
    if (!heir) throw invalidField(field, 'field.not_found');
    return { seller, heir };
  };
  return {
    listSellers: async ({ query, url }) => ok(toPage({ query, url }, await sellers.page(query))),
    getSeller: async ({ path }) => {
      const seller = await sellers.find(path.sellerId);
      return seller ? ok(seller) : notFound('seller');
    },
    createSeller: async ({ body }) => {
      const input = await checked(body);
      const seller = await sellers.create(input);
      if (!seller) return conflict('duplicate', { current: await sellers.findNamesake(input) });
      await record('seller_created', seller.id, { after: seller });
      return created(seller);
    },
    updateSeller: async ({ path, body, version }) => {
      const before = await sellers.find(path.sellerId);
      if (!before) return notFound('seller');
      if (before.version !== version) return stale(before);
      // Who is no user any more goes on being called as the user was.
      const patch = await checked({ name: before.name, ...body });
      const namesake = await sellers.findNamesake({ ...before, ...patch });
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
    previewSellerMerge: async ({ path, query }) => {
      const { seller, heir } = await both(path.sellerId, query.into, 'into');
      const merge = await sellers.merge(seller.id, heir.id);
      return ok({ ...merge, refusal: refusalOf(seller, heir, merge) });
    },
    mergeSellers: async ({ path, body, version }) => {
      await sellers.lockBoth(path.sellerId, body.into_id);
      const { seller, heir } = await both(path.sellerId, body.into_id, 'into_id');
      if (seller.version !== version) return stale(seller);
      const merge = await sellers.merge(seller.id, heir.id);
      const refusal = refusalOf(seller, heir, merge);
      if (refusal) return conflict(refusal, { params: { count: merge.clashes_count } });
      const moved = await sellers.moveShares(seller.id, heir.id);
      await sellers.remove(seller.id, seller.version);
      const after = (await sellers.update(heir.id, heir.version, taken(seller, heir))) ?? heir;
      await record('seller_merged', seller.id, { before: seller, after });
      await record('seller_updated', heir.id, { before: heir, after });
      const tell = recordChanges(scope, 'policy', ({ name }: Seller) => ({ seller: name }));
      for (const policyId of moved) await tell('policy_seller_changed', policyId, { before: seller, after });
      return ok(after);
    },
  } satisfies Partial<Operations>;
};

/** Why one seller cannot be merged with another now; undefined where it can. */
function refusalOf(seller: Seller, heir: Seller, { clashes_count }: Pick<SellerMerge, 'clashes_count'>) {
  if (seller.user_id && heir.user_id) return 'sellers_are_users' as const;
  return clashes_count > 0 ? ('sellers_share_policies' as const) : undefined;
}

/** What the record of the seller who stays lacks, and that of the other has. */
function taken(seller: Seller, heir: Seller): SellerPatch {
  const fields = ['user_id', 'identification', 'email', 'phone', 'notes'] as const;
  return Object.fromEntries(fields.filter((field) => !heir[field]).map((field) => [field, seller[field] ?? null]));
}

/** The user stands by name, as that is what somebody reads. */
const forHistory = ({ user_id, ...seller }: Seller) => ({
  ...businessFields(seller),
  user: user_id ? seller.name : null,
});
