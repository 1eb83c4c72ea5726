import type { SavedView } from '@corredor/core/api';
import { can } from '@corredor/core/permissions';
import { tidyTexts } from '../../server/checks/texts.ts';
import { toPage } from '../../server/records/paging.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, Problem, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { ViewStore } from './views.store.ts';

/** Sharing changes what colleagues see, as the brokerage's own settings do. */
const sharing = 'core_app.change_partner';

/** How people like their lists: views of their own, and those that the brokerage shares. */
export const viewOperations = (scope: Scope, views: ViewStore) => {
  const record = recordChanges(scope, 'saved_view', forHistory);
  const mayShare = () => can(scope.caller.permissions, sharing);
  const refused = () => new Problem(403, 'permission_denied', { permission: sharing });
  const findToRemove = async (id: number) => {
    const view = await views.find(id);
    if (view?.is_shared && !mayShare()) throw refused();
    return view;
  };
  return {
    listViews: async ({ query, url }) => ok(toPage({ query, url }, await views.page(query))),
    getView: async ({ path }) => {
      const view = await views.find(path.viewId);
      return view ? ok(view) : notFound('saved_view');
    },
    createView: async ({ body }) => {
      const input = { ...body, name: tidyTexts({ name: body.name }).name };
      if (input.is_shared && !mayShare()) return refused();
      const view = await views.create(input);
      if (!view) return conflict('duplicate', { current: await views.findNamesake(input) });
      await record('saved_view_created', view.id, { after: view });
      return created(view);
    },
    updateView: async ({ path, body, version }) => {
      const before = await views.find(path.viewId);
      if (!before) return notFound('saved_view');
      const isShared = body.is_shared ?? before.is_shared;
      if ((!before.is_mine || isShared || before.is_shared) && !mayShare()) return refused();
      // Unshared it would vanish from whoever did it, into a colleague's own views.
      if (!before.is_mine && !isShared) return invalidField('is_shared', 'field.wrong');
      if (before.version !== version) return stale(before);
      const patch = body.name === undefined ? body : { ...body, name: tidyTexts({ name: body.name }).name };
      const namesake = await views.findNamesake({ ...before, ...patch });
      if (namesake && namesake.id !== before.id) return conflict('duplicate', { current: namesake });
      const after = await views.update(before.id, version, patch);
      if (!after) return stale(await views.find(before.id));
      await record('saved_view_updated', after.id, { before, after });
      return ok(after);
    },
    deleteView: ({ path, version }) =>
      removeRecord(
        { ...views, find: findToRemove },
        {
          what: 'saved_view',
          id: path.viewId,
          version,
          record: (before) => record('saved_view_deleted', before.id, { before }),
        },
      ),
  } satisfies Partial<Operations>;
};

const forHistory = ({ list, name, is_shared, is_pinned, state }: SavedView) => ({
  list,
  name,
  is_shared,
  is_pinned,
  state,
});
