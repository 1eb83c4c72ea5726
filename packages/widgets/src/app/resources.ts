import type { BasicMessages, CommonMessages } from '@corredor/core/i18n';
import type access from '../access/messages/en.json';
import type billing from '../billing/messages/en.json';
import type branches from '../branches/messages/en.json';
import type checkout from '../checkout/messages/en.json';
import type cie10 from '../cie10/messages/en.json';
import type configuration from '../configuration/messages/en.json';
import type contact from '../contact/messages/en.json';
import type coverages from '../coverages/messages/en.json';
import type crud from '../crud/messages/en.json';
import type customers from '../customers/messages/en.json';
import type dashboard from '../dashboard/messages/en.json';
import type fullExport from '../fullExport/messages/en.json';
import type heads from '../heads/messages/en.json';
import type help from '../help/messages/en.json';
import type history from '../history/messages/en.json';
import type images from '../images/messages/en.json';
import type imports from '../imports/messages/en.json';
import type inactivity from '../inactivity/messages/en.json';
import type landing from '../landing/messages/en.json';
import type notifications from '../notifications/messages/en.json';
import type partner from '../partner/messages/en.json';
import type payments from '../payments/messages/en.json';
import type pickers from '../pickers/messages/en.json';
import type plans from '../plans/messages/en.json';
import type planUse from '../planUse/messages/en.json';
import type playground from '../playground/messages/en.json';
import type policies from '../policies/messages/en.json';
import type providers from '../providers/messages/en.json';
import type roles from '../roles/messages/en.json';
import type search from '../search/messages/en.json';
import type sessions from '../sessions/messages/en.json';
import type shell from '../shell/messages/en.json';
import type statecharts from '../statecharts/messages/en.json';
import type users from '../users/messages/en.json';
import type vehicles from '../vehicles/messages/en.json';

/** The words of each feature, by the name of its folder; `common` are those that all share. */
export interface Resources {
  basics: BasicMessages;
  common: CommonMessages;
  access: typeof access;
  billing: typeof billing;
  branches: typeof branches;
  checkout: typeof checkout;
  configuration: typeof configuration;
  cie10: typeof cie10;
  contact: typeof contact;
  coverages: typeof coverages;
  crud: typeof crud;
  customers: typeof customers;
  dashboard: typeof dashboard;
  images: typeof images;
  history: typeof history;
  inactivity: typeof inactivity;
  fullExport: typeof fullExport;
  imports: typeof imports;
  heads: typeof heads;
  help: typeof help;
  landing: typeof landing;
  notifications: typeof notifications;
  partner: typeof partner;
  payments: typeof payments;
  pickers: typeof pickers;
  planUse: typeof planUse;
  plans: typeof plans;
  playground: typeof playground;
  policies: typeof policies;
  providers: typeof providers;
  search: typeof search;
  roles: typeof roles;
  sessions: typeof sessions;
  shell: typeof shell;
  statecharts: typeof statecharts;
  users: typeof users;
  vehicles: typeof vehicles;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
