// Generated from the folders of words by scripts/generate.mjs. Do not edit.
import type { BasicMessages, CommonMessages } from '@corredor/core/i18n';
import type itemSheet from '../../collection/movements/itemSheet/messages/en.json';
import type movements from '../../collection/movements/messages/en.json';
import type payments from '../../collection/payments/messages/en.json';
import type history from '../../frames/history/messages/en.json';
import type frames from '../../frames/messages/en.json';
import type paper from '../../frames/paper/messages/en.json';
import type pickers from '../../frames/pickers/messages/en.json';
import type sheets from '../../frames/sheets/messages/en.json';
import type access from '../../identity/access/messages/en.json';
import type account from '../../identity/account/messages/en.json';
import type inactivity from '../../identity/inactivity/messages/en.json';
import type roles from '../../identity/roles/messages/en.json';
import type sessions from '../../identity/sessions/messages/en.json';
import type users from '../../identity/users/messages/en.json';
import type configuration from '../../office/configuration/messages/en.json';
import type dashboard from '../../office/dashboard/messages/en.json';
import type firstSteps from '../../office/firstSteps/messages/en.json';
import type fullExport from '../../office/fullExport/messages/en.json';
import type help from '../../office/help/messages/en.json';
import type images from '../../office/images/messages/en.json';
import type notifications from '../../office/notifications/messages/en.json';
import type partner from '../../office/partner/messages/en.json';
import type runs from '../../office/runs/messages/en.json';
import type search from '../../office/search/messages/en.json';
import type settings from '../../office/settings/messages/en.json';
import type taskRules from '../../office/taskRules/messages/en.json';
import type tasks from '../../office/tasks/messages/en.json';
import type playground from '../../playground/messages/en.json';
import type branches from '../../portfolio/branches/messages/en.json';
import type cie10 from '../../portfolio/cie10/messages/en.json';
import type coverages from '../../portfolio/coverages/messages/en.json';
import type customers from '../../portfolio/customers/messages/en.json';
import type imports from '../../portfolio/imports/messages/en.json';
import type policies from '../../portfolio/policies/messages/en.json';
import type providers from '../../portfolio/providers/messages/en.json';
import type renewalStages from '../../portfolio/renewalStages/messages/en.json';
import type renewals from '../../portfolio/renewals/messages/en.json';
import type vehicles from '../../portfolio/vehicles/messages/en.json';
import type contact from '../../public/contact/messages/en.json';
import type heads from '../../public/heads/messages/en.json';
import type landing from '../../public/landing/messages/en.json';
import type shell from '../../shell/messages/en.json';
import type statecharts from '../../statecharts/messages/en.json';
import type billing from '../../subscription/billing/messages/en.json';
import type checkout from '../../subscription/checkout/messages/en.json';
import type planUse from '../../subscription/planUse/messages/en.json';
import type plans from '../../subscription/plans/messages/en.json';

/** The words of each feature, by the name of its folder; `common` are those that all share. */
export interface Resources {
  basics: BasicMessages;
  common: CommonMessages;
  access: typeof access;
  account: typeof account;
  billing: typeof billing;
  branches: typeof branches;
  checkout: typeof checkout;
  cie10: typeof cie10;
  configuration: typeof configuration;
  contact: typeof contact;
  coverages: typeof coverages;
  customers: typeof customers;
  dashboard: typeof dashboard;
  firstSteps: typeof firstSteps;
  frames: typeof frames;
  fullExport: typeof fullExport;
  heads: typeof heads;
  help: typeof help;
  history: typeof history;
  images: typeof images;
  imports: typeof imports;
  inactivity: typeof inactivity;
  itemSheet: typeof itemSheet;
  landing: typeof landing;
  movements: typeof movements;
  notifications: typeof notifications;
  paper: typeof paper;
  partner: typeof partner;
  payments: typeof payments;
  pickers: typeof pickers;
  planUse: typeof planUse;
  plans: typeof plans;
  playground: typeof playground;
  policies: typeof policies;
  providers: typeof providers;
  renewalStages: typeof renewalStages;
  renewals: typeof renewals;
  roles: typeof roles;
  runs: typeof runs;
  search: typeof search;
  sessions: typeof sessions;
  settings: typeof settings;
  sheets: typeof sheets;
  shell: typeof shell;
  statecharts: typeof statecharts;
  taskRules: typeof taskRules;
  tasks: typeof tasks;
  users: typeof users;
  vehicles: typeof vehicles;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
