import { expect } from '@playwright/test';
import { goInside } from '../support/goInside.ts';
import type { Person } from '../support/person.ts';
import { accessPage } from './access.page.ts';
import { arrivalPage } from './arrival.page.ts';
import { branchesPage } from './branches.page.ts';
import { configurationPage } from './configuration.page.ts';
import { coveragesPage } from './coverages.page.ts';
import { customersPage } from './customers.page.ts';
import { draftsPage } from './drafts.page.ts';
import { firstStepsPage } from './firstSteps.page.ts';
import { gatePage } from './gate.page.ts';
import { importsPage } from './imports.page.ts';
import { inactivityPage } from './inactivity.page.ts';
import { keysPage } from './keys.page.ts';
import { listPage } from './list.page.ts';
import { messagePage } from './message.page.ts';
import { movementsPage } from './movements.page.ts';
import { notificationsPage } from './notifications.page.ts';
import { palettePage } from './palette.page.ts';
import { paperPage } from './paper.page.ts';
import { paymentsPage } from './payments.page.ts';
import { policiesPage } from './policies.page.ts';
import { policyPage } from './policy.page.ts';
import { policyListsPage } from './policyLists.page.ts';
import { providersPage } from './providers.page.ts';
import { recordsPage } from './records.page.ts';
import { renewalsPage } from './renewals.page.ts';
import { rolesPage } from './roles.page.ts';
import { sessionsPage } from './sessions.page.ts';
import { shellPage } from './shell.page.ts';
import { subscriptionPage } from './subscription.page.ts';
import { usersPage } from './users.page.ts';
import { vehiclesPage } from './vehicles.page.ts';
import { viewsPage } from './views.page.ts';

export type AppPage = ReturnType<typeof appPage>;

/** Everything that one person can do at one browser. */
export function appPage(person: Person) {
  const { page } = person;
  return {
    ...person,
    access: accessPage(person),
    arrival: arrivalPage(person),
    gate: gatePage(person),
    firstSteps: firstStepsPage(person),
    shell: shellPage(person),
    sessions: sessionsPage(person),
    keys: keysPage(person),
    list: listPage(person),
    branches: branchesPage(person),
    providers: providersPage(person),
    coverages: coveragesPage(person),
    customers: customersPage(person),
    drafts: draftsPage(person),
    policies: policiesPage(person),
    policy: policyPage(person),
    policyLists: policyListsPage(person),
    paper: paperPage(person),
    payments: paymentsPage(person),
    movements: movementsPage(person),
    renewals: renewalsPage(person),
    records: recordsPage(person),
    imports: importsPage(person),
    inactivity: inactivityPage(person),
    vehicles: vehiclesPage(person),
    users: usersPage(person),
    roles: rolesPage(person),
    views: viewsPage(person),
    configuration: configurationPage(person),
    subscription: subscriptionPage(person),
    palette: palettePage(person),
    notifications: notificationsPage(person),
    message: messagePage(person),
    /** I go to a page, within the app where I am inside it already. */
    goTo: (address: string) => goInside(page, address),
    /** I type an address. */
    load: (address: string) => page.goto(address),
    /** I am at this address. */
    amAt: (path: string | RegExp) =>
      expect(page).toHaveURL(path instanceof RegExp ? path : (url) => `${url.pathname}${url.search}` === path),
    /** I read these words somewhere on the page. */
    see: (words: string) => expect(page.getByText(words).first()).toBeVisible(),
    /** I read these words nowhere. */
    seeNo: (words: string) => expect(page.getByText(words)).toHaveCount(0),
    /** I am told by a message that comes and goes. */
    amTold: (words: string | RegExp) => expect(page.getByRole('alertdialog').getByText(words).first()).toBeVisible(),
  };
}
