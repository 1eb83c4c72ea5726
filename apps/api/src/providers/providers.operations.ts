import type { Provider, ProviderPatch } from '@corredor/core/api';
import { audit } from '../server/audit.ts';
import type { Operations } from '../server/operations.ts';
import { toPage } from '../server/paging.ts';
import { conflict, heldBy, notFound, stale } from '../server/problems.ts';
import { created, noContent, ok } from '../server/replies.ts';
import type { Scope } from '../server/scope.ts';
import { tidyTexts } from '../server/texts.ts';
import { checkProvider } from './checkProvider.ts';
import type { ProviderStore } from './providers.store.ts';

/** The insurance companies of a brokerage, with their offices and what they sell. */
export const providerOperations = (scope: Scope, providers: ProviderStore) => {
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
    createProvider: async ({ body }) => {
      const values = await checked(body);
      const provider = await providers.create(values);
      if (!provider) return conflict('duplicate', { current: await providers.findHolder(values.ruc) });
      await record(scope, 'provider_created', null, provider);
      return created(provider);
    },
    updateProvider: async ({ path, body, version }) => {
      const before = await providers.find(path.providerId);
      if (!before) return notFound('provider');
      if (before.version !== version) return stale(before);
      const patch = await checked(body, before);
      const holder = await providers.findHolder(patch.ruc ?? before.ruc);
      if (holder && holder.id !== before.id) return conflict('duplicate', { current: holder });
      const used = await providers.policiesOfOffices(closedOffices(before, patch));
      if (used > 0) return heldBy([{ model: 'policy', count: used }]);
      const after = await providers.update(before, patch);
      if (!after) return stale(await providers.find(before.id));
      await record(scope, 'provider_updated', before, after);
      return ok(after);
    },
    deleteProvider: async ({ path, version }) => {
      const before = await providers.find(path.providerId);
      if (!before) return notFound('provider');
      if (before.version !== version) return stale(before);
      const holders = await providers.holders(before.id);
      if (holders.length > 0) return heldBy(holders);
      if (!(await providers.remove(before.id, version))) return stale(await providers.find(before.id));
      await record(scope, 'provider_deleted', before, null);
      return noContent();
    },
  } satisfies Partial<Operations>;
};

/** The offices that a change would remove. */
function closedOffices(before: Provider, { offices }: ProviderPatch) {
  if (!offices) return [];
  const kept = new Set(offices.map((office) => office.id));
  return before.offices.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
}
async function record(scope: Scope, event: string, before: Provider | null, after: Provider | null) {
  const object_id = after?.id ?? before?.id ?? 0;
  await audit(scope, {
    event,
    model: 'provider',
    object_id,
    before: before && businessFields(before),
    after: after && businessFields(after),
  });
}
function businessFields({ id, version, created_at, updated_at, branch_ids, ...fields }: Provider) {
  return { ...fields, branches: fields.branches.map((branch) => branch.name) };
}
