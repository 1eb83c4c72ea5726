import { chromium } from 'playwright-core';
import { signIn } from '../bench/pages/signIn.mjs';
import { findBrowser } from './browser.mjs';
import { startServer } from './demoServer.mjs';
import { visitRoutes } from './routeVisits.mjs';
import { hearNetwork } from './silence.mjs';

/** What a page may load before anybody turns to it: document, font, pictures and all, with the headers of the answers. */
const pages = {
  'landing, served': { path: '/', kibLimit: 60, requestLimit: 6 },
  'login, served': { path: '/login', kibLimit: 45, requestLimit: 5 },
};
const phone = { width: 412, height: 823 };
const desk = { width: 1440, height: 900 };
/** What a signed-in person's first screen asks for: 9 until its queue stands, then the tools and two questions; once somebody is there, the figures and what waits as well. */
const insideViews = [
  { name: 'phone', viewport: phone, requestLimit: 14, allLimit: 20 },
  { name: 'desk', viewport: desk, requestLimit: 14, allLimit: 20 },
];
/** What a page holds back waits for its reader, or for at least so long, in milliseconds (`quiet` of the dashboard's blocks). */
const heldBack = 3000;

/**
 * What the served pages load in a real browser, the heavier of a phone and a desk: by themselves, and once somebody has turned to them;
 * what the private area loads when it is opened cold, and what each of its routes does on the first visit from there.
 * @returns {Promise<{ pages: { name: string, first: { kib: number, requests: number, kibLimit: number, requestLimit: number }, all: { kib: number }, isOver: boolean }[], visits: { name: string, files: number, kib: number, fileLimit: number, kibLimit: number, isOver: boolean }[], inside: { name: string, kib: number, requests: number, requestLimit: number, all: { kib: number, requests: number }, allLimit: number, isOver: boolean }[] }>}
 */
export async function weighPages() {
  const { executablePath, args } = await findBrowser();
  const server = await startServer();
  const browser = await chromium.launch({ executablePath, args });
  try {
    // They wait more than they work, and what they count does not depend on it.
    const weighing = Object.entries(pages).map(async ([name, { path, ...limits }]) => {
      const views = await Promise.all([phone, desk].map((view) => weigh(browser, server.url + path, view)));
      const [heaviest] = views.toSorted((a, b) => b.first.kib - a.first.kib);
      const isOver = views.some(({ first }) => first.kib > limits.kibLimit || first.requests > limits.requestLimit);
      return { name, first: { ...heaviest.first, ...limits }, all: heaviest.all, isOver };
    });
    const storageState = await signedIn(browser, server.url);
    const [weights, inside] = await Promise.all([
      Promise.all(weighing),
      weighInside(browser, server.url, storageState),
    ]);
    const visits = await visitRoutes(browser, server.url, storageState);
    return { pages: weights, visits, inside };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function weigh(browser, url, viewport) {
  const context = await browser.newContext({ viewport, locale: 'es-EC' });
  const { page, sum, untilSilent } = await watchedPage(context);
  await page.goto(url);
  await untilSilent(2);
  const first = sum();
  await page.keyboard.press('Tab');
  await untilSilent(2);
  const all = sum();
  await context.close();
  if (all.kib <= first.kib) throw new Error(`${url} did not wake at a key.`);
  return { first, all };
}

/** The dashboard as somebody finds it who comes back with nothing in the browser but the session. */
async function weighInside(browser, url, storageState) {
  const views = insideViews.map(async ({ name, viewport, requestLimit, allLimit }) => {
    const context = await browser.newContext({ viewport, storageState, locale: 'es-EC' });
    const { page, sum, untilSilent } = await watchedPage(context);
    await page.addInitScript(neverLater, heldBack);
    // Sent last, when the bell stands.
    const last = page.waitForRequest(/ws-ticket/);
    await Promise.all([last, page.goto(`${url}/app/dashboard`)]);
    await untilSilent(2);
    const first = sum();
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    await untilSilent(2);
    const all = sum();
    await context.close();
    if (all.requests <= first.requests)
      throw new Error(`The private area asked for nothing more on a ${name}, once somebody was there.`);
    const isOver = first.requests > requestLimit || all.requests > allLimit;
    return { name, ...first, requestLimit, all, allLimit, isOver };
  });
  return Promise.all(views);
}

/** In the page: what waits for so long is never begun, so that a busy machine, which is silent later, counts what a quick one does. */
function neverLater(least) {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (work, wait = 0, ...given) => (wait >= least ? 0 : setTimeout(work, wait, ...given));
}

/** What a browser keeps in which the demo's user has signed in. */
async function signedIn(browser, url) {
  const context = await browser.newContext({ locale: 'es-EC' });
  await signIn(context, url);
  const storageState = await context.storageState();
  await context.close();
  return storageState;
}

/** A page, and what it has loaded so far. */
async function watchedPage(context) {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const loaded = [];
  // Addresses that hold what they stand for are told of like requests, but nobody is asked.
  const held = new Set();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) held.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!held.has(requestId)) loaded.push(encodedDataLength);
  });
  network.on('Network.requestServedFromCache', ({ requestId }) => {
    if (!held.has(requestId)) loaded.push(0);
  });
  await network.send('Network.enable');
  return {
    page,
    untilSilent: hearNetwork(page),
    sum: () => ({ kib: loaded.reduce((total, bytes) => total + bytes, 0) / 1024, requests: loaded.length }),
  };
}
