import type { Permission } from '../contract/api/index.ts';

/** Who may do what with records of a kind. */
export type Rights = { view: Permission; add?: Permission; change?: Permission; delete?: Permission };

/** All four rights of a model. */
export const whole = <App extends string, Model extends string>(app: App, model: Model) => ({
  view: `${app}.view_${model}` as const,
  add: `${app}.add_${model}` as const,
  change: `${app}.change_${model}` as const,
  delete: `${app}.delete_${model}` as const,
});

/** Rights that roles hold before there is anything to do with them, by model: who may do it is then settled when it comes. */
export const rightsAhead: Readonly<Record<string, Rights>> = {
  claim: whole('policy_app', 'claim'),
  quote: whole('policy_app', 'quote'),
  certificate: {
    view: 'policy_app.view_certificate',
    add: 'policy_app.add_certificate',
    change: 'policy_app.change_certificate',
  },
  agreement: whole('finance_app', 'agreement'),
  commission: { view: 'finance_app.view_commission', change: 'finance_app.change_commission' },
  statement: whole('finance_app', 'statement'),
  seller: whole('finance_app', 'seller'),
  settlement: whole('finance_app', 'settlement'),
  report: { view: 'finance_app.view_report' },
  task: whole('core_app', 'task'),
  template: whole('core_app', 'template'),
  message: { view: 'core_app.view_message', add: 'core_app.add_message' },
  portal: { view: 'core_app.view_portal', change: 'core_app.change_portal' },
  health: { view: 'core_app.view_health', change: 'core_app.change_health' },
};
