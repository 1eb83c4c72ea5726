export type Id = number | string;

/** Values of a list's address; what is empty or absent is left out. */
export type Search = Record<string, string | number | boolean | undefined>;

export const basePath = '/app';
export const defaultPath = '/app/dashboard';

const withSearch = (path: string, search: Search = {}) => {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
};

const list = (path: string) => (search?: Search) => withSearch(path, search);
const fixed = (path: string) => () => path;
const record = (path: string) => (id: Id) => `${path}/${encodeURIComponent(id)}`;
const update = (path: string) => (id: Id) => `${path}/${encodeURIComponent(id)}/update`;
const detail = (path: string) => (id: Id) => withSearch(path, { detail: id });

const vehicles = `${basePath}/management/vehicles`;
const customers = `${basePath}/management/customers`;
const policies = `${basePath}/management/policies`;
const payments = `${basePath}/management/payments`;
const renewals = `${basePath}/management/renewals`;
const movements = `${basePath}/management/movements`;
const providers = `${basePath}/configuration/providers`;
const coverages = `${basePath}/configuration/coverages`;
const branches = `${basePath}/configuration/branches`;
const tasks = `${basePath}/management/tasks`;
const sellers = `${basePath}/configuration/sellers`;
const cie10 = `${basePath}/configuration/ci10s`;
const users = `${basePath}/admin/users`;
const roles = `${basePath}/admin/roles`;

/** Builds the address of every screen; nothing else in the product writes a path by hand. */
export const paths = {
  landing: fixed('/'),
  search: list('/search'),
  terms: fixed('/terms'),
  widgets: fixed('/widgets'),
  login: list('/login'),
  register: list('/register'),
  registerConfirm: (token: string) => `/register/confirm/${encodeURIComponent(token)}`,
  passwordRecovery: fixed('/password-recovery'),
  publicProfile: (alias: string) => `/${encodeURIComponent(alias)}`,

  plans: fixed(`${basePath}/payments/plan`),
  checkout: list(`${basePath}/payments/stepper`),

  dashboard: list(defaultPath),
  vehicles: list(vehicles),
  newVehicle: list(`${vehicles}/create`),
  vehicle: update(vehicles),
  vehicleRecord: record(vehicles),
  vehicleDetail: detail(vehicles),
  customers: list(customers),
  newCustomer: list(`${customers}/create`),
  customer: update(customers),
  customerRecord: record(customers),
  customerDetail: detail(customers),
  policies: list(policies),
  newPolicy: list(`${policies}/create`),
  policy: update(policies),
  policyRecord: record(policies),
  policyDetail: detail(policies),
  /** Its page with the dialog of its next step: a draft is enabled, any other is closed or renewed. */
  policyMove: (id: Id) => withSearch(`${policies}/${encodeURIComponent(id)}`, { move: true }),
  payments: list(payments),
  payment: update(payments),
  paymentRecord: record(payments),
  /** Its page with the dialog of what is done with it next: it is paid. */
  paymentMove: (id: Id) => withSearch(`${payments}/${encodeURIComponent(id)}`, { move: true }),
  paymentDetail: detail(payments),
  renewals: list(renewals),
  renewalDetail: detail(renewals),
  movements: list(movements),
  movementDetail: detail(movements),
  /** Where a movement of a policy is drafted; `kind` is what it begins with, `from` where it leads back to. */
  newMovement: (policyId: Id, search?: Search) =>
    withSearch(`${policies}/${encodeURIComponent(policyId)}/movements/create`, search),
  /** Where a drafted movement is changed; `from` is where it leads back to. */
  movement: (id: Id, search?: Search) => withSearch(update(movements)(id), search),
  providers: list(providers),
  newProvider: list(`${providers}/create`),
  provider: update(providers),
  providerRecord: record(providers),
  providerDetail: detail(providers),
  coverages: list(coverages),
  newCoverage: list(`${coverages}/create`),
  coverage: update(coverages),
  coverageDetail: detail(coverages),
  branches: list(branches),
  branchDetail: detail(branches),
  tasks: list(tasks),
  newTask: list(`${tasks}/create`),
  task: update(tasks),
  taskRecord: record(tasks),
  taskDetail: detail(tasks),
  sellers: list(sellers),
  newSeller: list(`${sellers}/create`),
  seller: update(sellers),
  sellerRecord: record(sellers),
  sellerDetail: detail(sellers),
  cie10: list(cie10),
  users: list(users),
  newUser: fixed(`${users}/create`),
  user: update(users),
  userDetail: detail(users),
  roles: list(roles),
  newRole: list(`${roles}/create`),
  role: update(roles),
  roleDetail: detail(roles),
  crossings: list(`${basePath}/management/crossings`),
  runs: list(`${basePath}/runs`),
  run: record(`${basePath}/runs`),
  notifications: fixed(`${basePath}/notifications`),
  /** The topics of the help, or one of them. */
  help: list(`${basePath}/help`),
  account: fixed(`${basePath}/account`),
  profile: fixed(`${basePath}/profile`),
  configuration: list(`${basePath}/configuration`),
  renewalStages: fixed(`${basePath}/configuration/renewal-stages`),
  taskRules: fixed(`${basePath}/configuration/task-rules`),
  settings: fixed(`${basePath}/configuration/settings`),
  unauthorized: list(`${basePath}/unauthorized`),
} as const;

export type PathName = keyof typeof paths;
