import { type Id, paths } from '@corredor/core/paths';
import { toGoOnWith } from '../crud/index.ts';

/** Kinds of forms that are kept, and where a new one and a known one are gone on with. */
const places = {
  policy: [paths.newPolicy, paths.policy],
  customer: [paths.newCustomer, paths.customer],
  vehicle: [paths.newVehicle, paths.vehicle],
  payment: [paths.payments, paths.payment],
  provider: [paths.newProvider, paths.provider],
  coverage: [paths.newCoverage, paths.coverage],
  branch: [() => paths.branches({ create: true }), paths.branchDetail],
  user: [paths.newUser, paths.user],
  role: [paths.newRole, paths.role],
  partner: [paths.profile, paths.profile],
} satisfies Record<string, [fresh: () => string, known: (id: Id) => string]>;
export type UnfinishedKind = keyof typeof places;

export interface Unfinished {
  kind: UnfinishedKind;
  isNew: boolean;
  /** Where its form opens, filled. */
  href: string;
}

/** What a draft's key names; nothing for a form that this version of the product does not have. */
export function readDraftKey(key: string): Unfinished | undefined {
  const [kind = '', id = ''] = key.split('.');
  if (!isKind(kind)) return undefined;
  const [fresh, known] = places[kind];
  const isNew = id === 'new';
  return { kind, isNew: isNew && kind !== 'partner', href: toGoOnWith(isNew ? fresh() : known(id), key) };
}
const isKind = (kind: string): kind is UnfinishedKind => Object.hasOwn(places, kind);
