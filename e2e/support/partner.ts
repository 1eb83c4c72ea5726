import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { collectComplaints } from './complaints.ts';
import { openPartnerSite, type PartnerSite } from './partnerSite.ts';
import { test as base } from './test.ts';

export const directories = (page: Page) => page.locator('corredor-directory');
export const results = (page: Page) => directories(page).getByRole('listitem').getByRole('link');
export const directoryApi = /\/api\/public\/directory\//;

/** A visitor of a partner's page, with everything that the browser reports. */
export interface Visitor {
  page: Page;
  /** Opens a page of the partner's site. */
  open: (name: string) => Promise<void>;
  /** Warnings and errors on the console, and what the content policy blocked. */
  warnings: string[];
  /** The widget's events, in their order. */
  events: () => Promise<{ type: string; detail: Record<string, unknown> }[]>;
}

interface PartnerFixtures {
  /** The site of a partner, on an origin of its own. */
  partnerSite: PartnerSite;
  /** A visitor with a browser of their own. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Visitor>;
}

const kinds = [
  'ready',
  'search',
  'results',
  'filter-change',
  'page-change',
  'select',
  'error',
  'contact',
  'share',
  'qr-download',
  'not-found',
];

export const test = base.extend<PartnerFixtures>({
  partnerSite: async ({ baseURL }, use) => {
    const site = await openPartnerSite(baseURL ?? '');
    await use(site);
    await site.close();
  },
  newVisitor: async ({ browser, partnerSite, expectedErrors }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    const complaints: string[][] = [];
    await use(async (options) => {
      const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, locale: 'en-US', ...options });
      contexts.push(context);
      complaints.push(await collectComplaints(context, expectedErrors));
      const warnings: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'warning' || message.type() === 'error') warnings.push(message.text());
      });
      await context.addInitScript((types) => {
        const events: unknown[] = [];
        Object.assign(window, { recordedEvents: events });
        for (const type of types)
          addEventListener(`corredor-${type}`, (event) => {
            if (event instanceof CustomEvent)
              events.push({ type, detail: JSON.parse(JSON.stringify(event.detail ?? {})) });
          });
      }, kinds);
      const page = await context.newPage();
      return {
        page,
        warnings,
        open: async (name) => void (await page.goto(partnerSite.at(name))),
        events: () => page.evaluate(() => Reflect.get(window, 'recordedEvents')),
      };
    });
    for (const context of contexts) await context.close();
    expect(complaints.flat(), 'what the browsers complained of').toEqual([]);
  },
});
export { expect };
