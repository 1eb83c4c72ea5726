import { keysOf } from '../basics/keys/index.ts';
import type { AuditModel, Permission, SearchKind } from '../contract/api/index.ts';
import type { PlanFeature } from '../subscription/billing/index.ts';
import { type Rights, rightsAhead, whole } from './rights.ts';

/** What is true of a kind of record, whoever asks. Names of pages are those of `paths`. */
interface Facts {
  /** Who may do what with it; what has no rights is viewed by everybody. */
  may?: Rights;
  /** Its list, the form of a new one, its page with the form open, its page to read, and its panel over the list. */
  pages?: { list: string; create?: string; edit?: string; record?: string; detail?: string };
  /** Everybody may have some of their own, whatever the right to view: its list and its page are open to all. */
  hasOwn?: true;
  /** The part of the menu whose lists stand in the order of this register. */
  menu?: 'management' | 'configurations';
  /** What a plan must include for a page; without it nothing can be changed there. */
  features?: { create?: PlanFeature; edit?: PlanFeature };
  /** Its name in the history. */
  history?: AuditModel;
  /** The search over everything finds it, by this name. */
  search?: SearchKind;
  /** Its form is kept while somebody types. */
  isDrafted?: true;
  /** Its file in the export of everything. */
  file?: string;
}

/** Every kind of record, in the order in which a role's form lists them. What is told of each elsewhere is typed by this list. */
export const records = {
  policy: {
    may: whole('policy_app', 'policy'),
    pages: { list: 'policies', create: 'newPolicy', edit: 'policy', record: 'policyRecord', detail: 'policyDetail' },
    features: { create: 'policies' },
    history: 'policy',
    search: 'policy',
    isDrafted: true,
    file: 'policies',
  },
  payment: {
    may: { view: 'policy_app.view_payment', change: 'policy_app.change_payment' },
    pages: { list: 'payments', edit: 'payment', record: 'paymentRecord', detail: 'paymentDetail' },
    features: { edit: 'payments' },
    history: 'payment',
    search: 'payment',
    isDrafted: true,
    file: 'payments',
  },
  renewal: {
    may: { view: 'policy_app.view_renewal', change: 'policy_app.change_renewal' },
    pages: { list: 'renewals', detail: 'renewalDetail' },
    menu: 'management',
    history: 'renewal',
    search: 'renewal',
    file: 'renewals',
  },
  movement: {
    may: whole('policy_app', 'movement'),
    pages: { list: 'movements', detail: 'movementDetail' },
    menu: 'management',
    search: 'movement',
    file: 'movements',
  },
  customer: {
    may: whole('core_app', 'customer'),
    pages: {
      list: 'customers',
      create: 'newCustomer',
      edit: 'customer',
      record: 'customerRecord',
      detail: 'customerDetail',
    },
    history: 'customer',
    search: 'customer',
    isDrafted: true,
    file: 'customers',
  },
  vehicle: {
    may: whole('core_app', 'vehicle'),
    pages: {
      list: 'vehicles',
      create: 'newVehicle',
      edit: 'vehicle',
      record: 'vehicleRecord',
      detail: 'vehicleDetail',
    },
    history: 'vehicle',
    search: 'vehicle',
    isDrafted: true,
    file: 'vehicles',
  },
  provider: {
    may: whole('policy_app', 'provider'),
    pages: {
      list: 'providers',
      create: 'newProvider',
      edit: 'provider',
      record: 'providerRecord',
      detail: 'providerDetail',
    },
    menu: 'configurations',
    history: 'provider',
    search: 'provider',
    isDrafted: true,
    file: 'providers',
  },
  coverage: {
    may: whole('policy_app', 'coverage'),
    pages: { list: 'coverages', create: 'newCoverage', edit: 'coverage', detail: 'coverageDetail' },
    menu: 'configurations',
    history: 'coverage',
    isDrafted: true,
    file: 'coverages',
  },
  branch: {
    may: whole('policy_app', 'branch'),
    pages: { list: 'branches', detail: 'branchDetail' },
    menu: 'configurations',
    history: 'branch',
    isDrafted: true,
    file: 'branches',
  },
  task: {
    may: whole('core_app', 'task'),
    pages: { list: 'tasks', create: 'newTask', edit: 'task', record: 'taskRecord', detail: 'taskDetail' },
    hasOwn: true,
    menu: 'management',
    history: 'task',
    search: 'task',
    isDrafted: true,
    file: 'tasks',
  },
  seller: {
    may: whole('finance_app', 'seller'),
    pages: { list: 'sellers', create: 'newSeller', edit: 'seller', record: 'sellerRecord', detail: 'sellerDetail' },
    menu: 'configurations',
    history: 'seller',
    isDrafted: true,
    file: 'sellers',
  },
  cie10: { pages: { list: 'cie10' }, menu: 'configurations' },
  partner: {
    may: { view: 'core_app.view_partner', add: 'core_app.add_partner', change: 'core_app.change_partner' },
    history: 'partner',
    isDrafted: true,
    file: 'profile',
  },
  user: {
    may: whole('auth_app', 'user'),
    pages: { list: 'users', create: 'newUser', edit: 'user', detail: 'userDetail' },
    history: 'user',
    isDrafted: true,
    file: 'users',
  },
  role: {
    may: whole('auth', 'group'),
    pages: { list: 'roles', create: 'newRole', edit: 'role', detail: 'roleDetail' },
    history: 'group',
    isDrafted: true,
    file: 'roles',
  },
  notification: { pages: { list: 'notifications' } },
} as const satisfies Record<string, Facts>;

/** A kind of record. */
export type Kind = keyof typeof records;
/** The kinds of which something is true. */
type KindWith<Some> = { [K in Kind]: (typeof records)[K] extends Some ? K : never }[Kind];

/** A kind with a page of its own for its list. */
export type ListKind = KindWith<{ pages: object }>;
/** A kind that is added and edited on pages of its own. */
export type FormKind = KindWith<{ pages: { create: string; edit: string } }>;
/** A kind whose form is kept while somebody types. */
export type DraftKind = KindWith<{ isDrafted: true }>;

type Pages = Extract<(typeof records)[Kind], { pages: object }>['pages'];
type NameOf<Page extends string> =
  Extract<Pages, Record<Page, string>> extends infer Some
    ? Some extends Record<Page, infer Name extends string>
      ? Name
      : never
    : never;
/** The name of a list's page. */
export type ListPage = NameOf<'list'>;
/** The name of a page in the register. */
export type RecordPage = ListPage | NameOf<'create'> | NameOf<'edit'> | NameOf<'record'>;

/** What the register says of a kind, where it is read of any. */
interface RecordFacts extends Facts {
  pages?: {
    list: ListPage;
    create?: NameOf<'create'>;
    edit?: NameOf<'edit'>;
    record?: NameOf<'record'>;
    detail?: NameOf<'detail'>;
  };
}

/** The same, of every kind: for what goes through all. */
export const everyRecord: Readonly<Record<Kind, RecordFacts>> = records;
/** Every kind, in the register's order. */
export const kinds = keysOf(records);
/** Tells whether a kind is added and edited on pages of its own. */
export const isFormKind = (kind: Kind): kind is FormKind => everyRecord[kind].pages?.create !== undefined;
/** Every permission that a role can hold: of the register in its order, then those that are there ahead. */
export const everyRight: readonly Permission[] = [
  ...new Set(
    [...kinds.map((kind) => everyRecord[kind].may), ...Object.values(rightsAhead)].flatMap((may) =>
      Object.values(may ?? {}),
    ),
  ),
];
