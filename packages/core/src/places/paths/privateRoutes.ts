import type { Requirement } from '../../identity/permissions/index.ts';
import { everyRecord, kinds, type RecordPage } from '../../records/index.ts';
import type { PlanFeature } from '../../subscription/billing/index.ts';
import { type PathName, paths } from './paths.ts';

/** A page of the private area, by the name of its screen. */
export type PrivateRoute<Screen extends PathName = PathName> = {
  screen: Screen;
  path: string;
  permission: Requirement;
  /** The feature that a plan must include: without it nothing can be changed there. */
  feature?: PlanFeature;
};

/** Full pages outside the private layout and its gates: a token is enough. */
export const fullPageRoutes: readonly PrivateRoute<'plans' | 'checkout'>[] = [
  { screen: 'plans', path: '/app/payments', permission: 'all' },
  { screen: 'plans', path: '/app/payments/plan', permission: 'all' },
  { screen: 'checkout', path: '/app/payments/stepper', permission: 'all' },
];

const route = <Screen extends PathName>(
  screen: Screen,
  path: string,
  permission: Requirement,
  feature?: PlanFeature,
): PrivateRoute<Screen> => ({ screen, path, permission, feature });

/** Lists, and the pages on which a record is added, changed and read. */
const recordRoutes = kinds.flatMap((kind): PrivateRoute<RecordPage>[] => {
  const { may, pages, features, hasOwn } = everyRecord[kind];
  if (!pages) return [];
  const { list, create, edit, record } = pages;
  const path = paths[list]();
  const view = hasOwn ? 'all' : (may?.view ?? 'all');
  const found: PrivateRoute<RecordPage>[] = [route(list, path, view)];
  // What nobody may do has no page: an empty list of permissions lets nobody in.
  if (create) found.push(route(create, `${path}/create`, may?.add ?? [], features?.create));
  if (edit) found.push(route(edit, `${path}/:id/update`, may?.change ?? [], features?.edit));
  if (record) found.push(route(record, `${path}/:id`, view));
  return found;
});

/** The screens inside the private layout, each with the permission that opens it. */
export const privateRoutes = [
  route('dashboard', paths.dashboard(), 'all'),
  ...recordRoutes,
  route('newMovement', `${paths.policies()}/:id/movements/create`, 'policy_app.add_movement', 'policies'),
  route('movement', `${paths.movements()}/:id/update`, 'policy_app.add_movement', 'policies'),
  route('crossings', paths.crossings(), 'policy_app.view_payment'),
  // Who may do something to one record sees what was done to many; the server tells whom that is.
  route('runs', paths.runs(), 'all'),
  route('run', `${paths.runs()}/:id`, 'all'),
  route('help', paths.help(), 'all'),
  route('account', paths.account(), 'all'),
  route('profile', paths.profile(), 'core_app.view_partner'),
  route('configuration', paths.configuration(), 'core_app.view_partner'),
  route('renewalStages', paths.renewalStages(), 'core_app.change_partner'),
  route('taskRules', paths.taskRules(), 'core_app.change_partner'),
  route('settings', paths.settings(), 'core_app.change_partner'),
  route('unauthorized', paths.unauthorized(), 'all'),
];

/** The name of a private screen. */
export type PrivateScreen = (typeof privateRoutes | typeof fullPageRoutes)[number]['screen'];
