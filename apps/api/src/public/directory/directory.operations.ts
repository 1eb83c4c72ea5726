import type { AuthWorld } from '../../identity/accounts/index.ts';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { notFound } from '../../server/request/problems.ts';
import { ok, PictureReply, SmallFileReply } from '../../server/request/replies.ts';
import { drawQr } from './drawQr.ts';
import { findProfile } from './profile.store.ts';
import { searchDirectory } from './searchDirectory.ts';
import { toEntry, toFacets } from './toEntry.ts';
import { toProfile } from './toProfile.ts';
import { toVcard } from './toVcard.ts';

const nobody = { userId: 0, partnerId: 0 };

/** What anybody may read of brokerages; nobody is signed in here. */
export const directoryOperations = (request: RequestContext, world: Pick<AuthWorld, 'publicUrl'>) => {
  const addressOf = (alias: string) => new URL(`/${alias}`, world.publicUrl).href;
  const profileOf = (alias: string) => request.asAccount(nobody, (trx) => findProfile(trx, alias));
  return {
    listDirectory: async ({ query }) => {
      const { language } = request.facts;
      const { page = 1, page_size = 12 } = query;
      const open: Parameters<typeof searchDirectory>[0] = (work) => request.asAccount(nobody, work);
      const found = await searchDirectory(open, { ...query, page, page_size });
      return ok({
        count: found.count,
        page,
        page_size,
        results: found.rows.map((row) => toEntry(row, language)),
        facets: toFacets(found.facets, language),
      });
    },
    getPublicProfile: async ({ path }) => {
      const row = await profileOf(path.alias);
      return row ? ok(await toProfile(row, request.facts.language)) : notFound('partner');
    },
    getProfileQr: async ({ path, query }) => {
      const row = await profileOf(path.alias);
      if (!row) return notFound('partner');
      const { format = 'svg', size = 512 } = query;
      return ok(new PictureReply({ ...drawQr(addressOf(row.alias), { format, size }), canChange: true }));
    },
    getProfileVcard: async ({ path }) => {
      const row = await profileOf(path.alias);
      if (!row) return notFound('partner');
      const card = Buffer.from(toVcard(row, addressOf(row.alias)));
      return ok(new SmallFileReply({ bytes: card, name: `${row.alias}.vcf`, type: 'text/vcard; charset=utf-8' }));
    },
  } satisfies Partial<Operations>;
};
