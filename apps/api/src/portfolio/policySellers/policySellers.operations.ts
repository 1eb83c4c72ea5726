import type { PolicySeller, PolicySellerInput } from '@corredor/core/api';
import { firstDayOverHundred } from '@corredor/core/policies';
import { toPage } from '../../server/records/paging.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, type FieldErrors, invalid, invalidField, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { NewShare, PolicySellerStore } from './policySellers.store.ts';

const most = 200;

/** Sellers: who shares a policy's commission from which day on, a hundred percent at most on any day. */
export const policySellerOperations = (sellers: PolicySellerStore) =>
  ({
    listSellerCandidates: async (input) => ok(toPage(input, await sellers.candidates(input.query))),
    listPolicySellers: async ({ path }) => {
      await sellers.requirePolicy(path.policyId);
      const results = await sellers.all(path.policyId);
      return ok({ count: results.length, next: null, previous: null, results });
    },
    createPolicySeller: async ({ path, body }) => {
      const policy = await sellers.lockPolicy(path.policyId);
      const share = await shareOf(sellers, body);
      const others = await sellers.all(policy.id);
      if (others.length >= most) return invalidField('name', 'field.too_many', { limit: most });
      check(others, share);
      const after = await sellers.add(policy.id, share);
      await sellers.record('policy_seller_added', policy.id, { after });
      return created(after);
    },
    updatePolicySeller: async ({ path, body, version }) => {
      const policy = await sellers.lockPolicy(path.policyId);
      const before = await sellers.find(policy.id, path.rowId);
      if (!before) return notFound('policy_seller');
      if (before.version !== version) return stale(before);
      const others = (await sellers.all(policy.id)).filter((row) => row.id !== before.id);
      check(others, { ...before, ...body });
      const after = await sellers.save(policy.id, before.id, body);
      await sellers.record('policy_seller_changed', policy.id, { before, after });
      return ok(after);
    },
    deletePolicySeller: async ({ path, version }) => {
      const policy = await sellers.lockPolicy(path.policyId);
      const all = await sellers.all(policy.id);
      const rows = { find: async (id: number) => all.find((row) => row.id === id), remove: sellers.remove };
      return removeRecord(rows, {
        what: 'policy_seller',
        id: path.rowId,
        version,
        refuse: async (before) => {
          // Without this row an earlier and larger share of the same seller counts again.
          const rest = all.filter((row) => row.id !== before.id);
          if (firstDayOverHundred(keyed(rest))) throw conflict('shares_over');
        },
        record: (before) => sellers.record('policy_seller_removed', policy.id, { before }),
      });
    },
  }) satisfies Partial<Operations>;

/** A new share: of the seller who is named by number, else of the user, else of the name that was typed. */
async function shareOf(sellers: PolicySellerStore, body: PolicySellerInput): Promise<NewShare> {
  const { seller_id = null, user_id = null, name, start_date, percentage } = body;
  const { field, seller } = await found();
  if (!seller) throw invalidField(field, 'field.not_found');
  if (!seller.is_active) throw invalidField(field, 'field.seller_inactive');
  return { seller_id: seller.id, start_date, percentage };

  async function found() {
    if (seller_id !== null) return { field: 'seller_id', seller: await sellers.findSeller(seller_id) };
    if (user_id !== null) {
      const isUser = await sellers.isCandidate(user_id);
      return { field: 'user_id', seller: isUser ? await sellers.sellerOf({ user_id }) : undefined };
    }
    if (!name) throw invalidField('name', 'field.required');
    return { field: 'name', seller: await sellers.sellerOf({ name }) };
  }
}

function check(others: PolicySeller[], share: NewShare) {
  const errors: FieldErrors = {};
  const isSame = (row: PolicySeller) => row.seller_id === share.seller_id && row.start_date === share.start_date;
  if (others.some(isSame)) errors.start_date = [{ key: 'field.already_listed' }];
  if (firstDayOverHundred(keyed([...others, share]))) errors.percentage = [{ key: 'field.percentages_over' }];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
const keyed = (rows: NewShare[]) => rows.map((row) => ({ ...row, seller: String(row.seller_id) }));
