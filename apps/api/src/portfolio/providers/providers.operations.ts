import type { Provider, ProviderPatch } from '@corredor/core/api';
import { tidyTexts } from '../../server/checks/texts.ts';
import { toPage } from '../../server/records/paging.ts';
import { businessFields, recordChanges } from '../../server/records/recordChanges.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, heldBy, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { checkProvider } from './checkProvider.ts';
import type { ProviderStore } from './providers.store.ts';

/** The insurance companies of a brokerage, with their offices and what they sell. */
export const providerOperations = (scope: Scope, providers: ProviderStore) => {
  const record = recordChanges(scope, 'provider', forHistory);
  const checked = async <Values extends ProviderPatch>(values: Values, before?: Provider) =>
    checkProvider(tidyTexts(values), {
      countryId: scope.caller.countryId,
      branches: await providers.knownBranches(values.branch_ids ?? []),
      before,
    });
  return {
    listProviders: async ({ query, url }) => ok(toPage({ query, url }, await providers.page(query))),
    getProvider: async ({ path }) => {
      const provider = await providers.find(path.providerId);
      return provider ? ok(provider) : notFound('provider');
    },
    getProviderProduction: async ({ path }) => {
      const provider = await providers.find(path.providerId);
      return provider ? ok(await providers.production(provider.id)) : notFound('provider');
    },
    createProvider: async ({ body }) => {
      const values = await checked(body);
      const provider = await providers.create(values);
      if (!provider) return conflict('duplicate', { current: await providers.findHolder(values.ruc) });
      await record('provider_created', provider.id, { after: provider });
      return created(provider);
    },
    updateProvider: async ({ path, body, version }) => {
      const before = await providers.find(path.providerId);
      if (!before) return notFound('provider');
      if (before.version !== version) return stale(before);
      const patch = await checked(body, before);
      const holder = await providers.findHolder(patch.ruc === undefined ? before.ruc : patch.ruc);
      if (holder && holder.id !== before.id) return conflict('duplicate', { current: holder });
      const used = await providers.policiesOfOffices(closedOffices(before, patch));
      if (used > 0) return heldBy([{ model: 'policy', count: used }]);
      const after = await providers.update(before, patch);
      if (!after) return stale(await providers.find(before.id));
      await record('provider_updated', after.id, { before, after });
      return ok(after);
    },
    deleteProvider: ({ path, version }) =>
      removeRecord(providers, {
        what: 'provider',
        id: path.providerId,
        version,
        record: (before) => record('provider_deleted', before.id, { before }),
      }),
  } satisfies Partial<Operations>;
};

/** The offices that a change would remove. */
function closedOffices(before: Provider, { offices }: ProviderPatch) {
  if (!offices) return [];
  const kept = new Set(offices.map((office) => office.id));
  return before.offices.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
}
const forHistory = ({ branch_ids, branches, ...provider }: Provider) => ({
  ...businessFields(provider),
  branches: branches.map((branch) => branch.name),
});
