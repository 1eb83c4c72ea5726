import { patience } from '../../e2e/support/patience.ts';
import {
  listCoverages,
  listCustomers,
  listMovements,
  listPayments,
  listPolicies,
  listProviders,
  listRoles,
  listRuns,
  listSellers,
  listTasks,
  listUsers,
  listVehicles,
} from '../../packages/core/src/contract/operations/index.ts';
import { sessionKey } from '../../packages/core/src/identity/session/index.ts';
import { fullPageRoutes, privateRoutes } from '../../packages/core/src/places/paths/index.ts';
import { isWanted } from '../proof/wanted.mjs';
import { hearNetwork } from './silence.mjs';

/** Where the record comes from that stands for an address's id. */
const lists = {
  customer: listCustomers,
  vehicle: listVehicles,
  policy: listPolicies,
  newMovement: listPolicies,
  movement: listMovements,
  payment: listPayments,
  provider: listProviders,
  coverage: listCoverages,
  user: listUsers,
  role: listRoles,
  task: listTasks,
  run: listRuns,
  seller: listSellers,
};
/** What the record must be for its page to show a form. */
const states = { newMovement: 'active', movement: 'draft' };
/** How many files the first visit of a route may fetch, and how many KiB by what it shows; those named here have more. */
const fileLimit = 12;
const kibLimit = 130;
const kibLimits = {
  newRole: 134,
  role: 134,
  user: 134,
  newUser: 134,
  newSeller: 134,
  seller: 134,
  sellers: 136,
  coverage: 132,
  newCoverage: 132,
  configuration: 135,
  newProvider: 135,
  movement: 189,
  newMovement: 189,
  cie10: 135,
  runs: 136,
  roles: 136,
  coverages: 136,
  providers: 137,
  policies: 257,
  newPolicy: 231,
  policy: 295,
  payments: 215,
  payment: 190,
  crossings: 177,
  customers: 214,
  newCustomer: 188,
  customer: 206,
  newVehicle: 181,
  vehicle: 198,
  vehicles: 138,
  provider: 189,
  branches: 171,
  movements: 184,
  renewals: 185,
  tasks: 144,
  newTask: 174,
  task: 174,
  users: 138,
  run: 170,
  account: 152,
  profile: 148,
  settings: 181,
  checkout: 160,
  notifications: 47,
  help: 44,
  unauthorized: 49,
  plans: 37,
};
/** The tasks of a record come once it stands, in three small files, and the messages about a policy or an instalment in two; the list of policies has parts that only payments share. */
const fileLimits = {
  policies: 14,
  policy: 21,
  newPolicy: 13,
  payment: 15,
  customer: 16,
  vehicle: 15,
  provider: 14,
  settings: 13,
};
/** One page of each kind: a list, a record, a form, a board, a run and the account. The build's manifest says of all what they load. */
const oneOfEach = ['customers', 'policyRecord', 'newVehicle', 'renewals', 'run', 'account'];
/** The form of a record and its page to read are one kind. */
const bareOf = (screen) => screen.replace(/Record$/, '');
/** What a page asks for two seconds after it stands, and which brings the code that prints it: no part of a first visit, however slow the machine. */
const sheet = /\/policies\/\d+\/sheet\/$/;

/** The private routes by the names of their screens, each with an address that shows something. */
async function privateAddresses(url, storageState) {
  const [{ localStorage }] = storageState.origins;
  const { token } = JSON.parse(localStorage.find(({ name }) => name === sessionKey).value);
  const ask = async (path) => (await fetch(`${url}${path}`, { headers: { Authorization: `Bearer ${token}` } })).json();
  const idIn = async ({ path }, status) =>
    (await ask(`${path}?page_size=1${status ? `&status=${status}` : ''}`)).results[0].id;
  const addresses = [...privateRoutes, ...fullPageRoutes].map(async ({ screen, path }) => [
    screen,
    path.includes(':id') ? path.replace(':id', await idIn(lists[bareOf(screen)], states[screen])) : path,
  ]);
  const known = new Map(await Promise.all(addresses));
  known.delete('dashboard');
  return known;
}

/** In the page: goes to an address, and answers how many milliseconds later the title of the new page was painted. */
function openRoute({ path, limit }) {
  const before = document.querySelector('h1');
  const start = performance.now();
  // As the browser's own way forward does, since not every route has a link on the dashboard.
  history.pushState({ idx: 1 }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  return new Promise((resolve, reject) => {
    const look = () => {
      const title = document.querySelector('h1');
      // What stands there as a frame begins is on the screen with that frame.
      if (title && title !== before && title.checkVisibility())
        requestAnimationFrame(() => resolve(performance.now() - start));
      else if (performance.now() - start > limit) reject(new Error(`${path} showed no title.`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Blocks of the dashboard that are fetched when they come into view. */
const isBlock = ({ url }) => /\/Dashboard[A-Z]\w*-/.test(url);
/** How often a page is visited again, at most, because a block came into view for a moment as the dashboard went: beside other work it does. */
const mostAgain = 8;

/** What the first visit of a route asks for, from the dashboard on, once that has loaded what it loads by itself. */
async function visitFromDashboard(context, url, address) {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const files = new Map();
  const ofDashboard = new Set();
  let isCounting = false;
  const isFile = (type) => ['Script', 'Stylesheet'].includes(type);
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!isFile(type) || response.url.startsWith('data:')) return;
    if (isCounting) files.set(requestId, { url: response.url, bytes: 0 });
    else ofDashboard.add(response.url);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  await network.send('Network.enable');
  await page.route(sheet, (route) => route.fulfill({ status: 404 }));
  const untilSilent = hearNetwork(page);
  await Promise.all([page.waitForRequest(/ws-ticket/), page.goto(`${url}/app/dashboard`)]);
  await untilSilent(6);
  isCounting = true;
  const milliseconds = await page.evaluate(openRoute, { path: address, limit: 60_000 * patience() });
  await untilSilent();
  await page.close();
  return { milliseconds, fetched: [...files.values()], ofDashboard };
}

/**
 * The first visits of every private route, each in a browser that has seen no more than the dashboard: how fast, and how much came.
 * One after another where the time counts; several at once where only the bytes do.
 */
export async function firstVisits(browser, url, storageState, { atOnce = 1, only } = {}) {
  const visits = [];
  const known = await privateAddresses(url, storageState);
  const unknown = (only ?? []).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`No route shows the screen ${unknown.join(', ')}.`);
  const waiting = [...known].filter(([name]) => !only || only.includes(name)).values();
  const follow = async () => {
    for (const [name, address] of waiting) {
      let visit;
      for (let turn = 0; turn <= mostAgain && (!visit || visit.fetched.some(isBlock)); turn += 1) {
        const context = await browser.newContext({ storageState, locale: 'es-EC' });
        visit = await visitFromDashboard(context, url, address);
        await context.close();
      }
      visits.push({ name, ...visit });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, follow));
  // On a busy machine the dashboard still fetches a part of its own when the next page comes: what it fetched before in any visit is not that page's.
  const ofDashboard = new Set(visits.flatMap((visit) => [...visit.ofDashboard]));
  return visits.map(({ name, milliseconds, fetched }) => {
    const own = fetched.filter((file) => !ofDashboard.has(file.url));
    return {
      name,
      milliseconds,
      files: own.length,
      kib: own.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      urls: own.map((file) => file.url),
    };
  });
}

/** The first visits beside what each may fetch: of one page of each kind, or of all. */
export async function visitRoutes(browser, url, storageState) {
  const which = isWanted('visits') ? {} : { only: oneOfEach };
  return (await firstVisits(browser, url, storageState, { atOnce: 4, ...which })).map(({ name, files, kib }) => {
    const bare = bareOf(name);
    const limits = { fileLimit: fileLimits[bare] ?? fileLimit, kibLimit: kibLimits[bare] ?? kibLimit };
    return { name, files, kib, ...limits, isOver: files > limits.fileLimit || kib > limits.kibLimit };
  });
}
