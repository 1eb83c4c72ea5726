import { audit } from '../../server/records/audit.ts';
import { Problem } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';

/** What has an image: a person, or the brokerage. */
export interface ImageOwner {
  /** Sets the address, or none, and answers the one before. */
  replace: (image: string | null) => Promise<string | null>;
}

/** The signed-in user's own picture. */
export const ownPicture = (scope: Scope): ImageOwner => ({
  replace: async (image) => {
    const { trx, caller } = scope;
    const mine = trx.selectFrom('users').select('image').where('id', '=', caller.userId).forUpdate();
    const { image: before } = await mine.executeTakeFirstOrThrow();
    if (before === image) return before;
    await trx.updateTable('users').set({ image }).where('id', '=', caller.userId).execute();
    await record(scope, 'user', caller.userId, before, image);
    return before;
  },
});

/** The logo of the caller's brokerage, also on its public profile. */
export const partnerImage = (scope: Scope): ImageOwner => ({
  replace: async (image) => {
    const { trx, caller } = scope;
    const ours = trx.selectFrom('partners').select('image').where('id', '=', caller.partnerId).forUpdate();
    const found = await ours.executeTakeFirst();
    if (!found) throw new Problem(403, 'partner_required');
    if (found.image === image) return image;
    await trx.updateTable('partners').set({ image }).where('id', '=', caller.partnerId).execute();
    await trx.updateTable('public_profiles').set({ image }).where('partner_id', '=', caller.partnerId).execute();
    await record(scope, 'partner', caller.partnerId, found.image, image);
    return found.image;
  },
});

const record = (
  scope: Scope,
  model: 'user' | 'partner',
  object_id: number,
  before: string | null,
  after: string | null,
) =>
  audit(scope, {
    event: `${model}_image_changed`,
    model,
    object_id,
    before: { image: before },
    after: { image: after },
  });
