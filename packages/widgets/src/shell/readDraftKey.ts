import { type Id, paths } from '@corredor/core/paths';
import { type DraftKind, everyRecord, type FormKind, isFormKind, kinds, records } from '@corredor/core/records';
import { toGoOnWith } from '../frames/forms/index.ts';

interface Places {
  fresh: () => string;
  known: (id: Id) => string;
}
/** Where forms are gone on with that have no two pages of their own. */
const elsewhere: Record<Exclude<DraftKind, FormKind>, Places> = {
  payment: { fresh: paths.payments, known: paths.payment },
  branch: { fresh: () => paths.branches({ create: true }), known: paths.branchDetail },
  partner: { fresh: paths.profile, known: paths.profile },
};

export interface Unfinished {
  kind: DraftKind;
  isNew: boolean;
  /** Where its form opens, filled. */
  href: string;
}

/** What a draft's key names; nothing for a form that this version of the product does not have. */
export function readDraftKey(key: string): Unfinished | undefined {
  const [kind = '', id = ''] = key.split('.');
  if (!isKind(kind)) return undefined;
  const { fresh, known } = placesOf(kind);
  const isNew = id === 'new';
  return { kind, isNew: isNew && kind !== 'partner', href: toGoOnWith(isNew ? fresh() : known(id), key) };
}
const isKind = (name: string): name is DraftKind =>
  kinds.some((kind) => kind === name && everyRecord[kind].isDrafted === true);

function placesOf(kind: DraftKind): Places {
  if (!isFormKind(kind)) return elsewhere[kind];
  const { create, edit } = records[kind].pages;
  return { fresh: paths[create], known: paths[edit] };
}
