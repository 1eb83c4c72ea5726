import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { type AppPage, appPage } from '../pages/app.page.ts';
import { collectComplaints } from './complaints.ts';
import { markWhatIsLeft } from './goInside.ts';
import { anOffice, type Office } from './office.ts';
import { askedWords, type Language, wordsOf } from './words.ts';

const locales: Record<Language, string> = { es: 'es-EC', en: 'en-US' };

export interface Fixtures {
  /** The language of the browser, and so of the pages. */
  language: Language;
  /** Errors on the console that a test brings about itself, such as those of a lost network. */
  expectedErrors: readonly RegExp[];
  /** A person with a browser of their own; the test fails on anything that the browser complains of. */
  newPerson: (options?: BrowserContextOptions) => Promise<AppPage>;
  /** The person whom the test is about. */
  me: AppPage;
  /** A brokerage of this test's own, like that of the demo: whatever it does there, no other test sees it. */
  office: Office;
  /** Leaves a note in the report of which messages the test looked for. */
  notedWords: undefined;
}

export const test = base.extend<Fixtures>({
  language: ['es', { option: true }],
  expectedErrors: [[], { option: true }],
  newPerson: async ({ browser, language, expectedErrors, contextOptions, baseURL }, use) => {
    const complaints: string[][] = [];
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL,
        locale: locales[language],
        timezoneId: 'America/Guayaquil',
        viewport: { width: 1280, height: 900 },
        ...options,
      });
      contexts.push(context);
      await markWhatIsLeft(context);
      complaints.push(await collectComplaints(context, expectedErrors));
      return appPage({ page: await context.newPage(), words: wordsOf(language), language });
    });
    for (const context of contexts) await context.close();
    expect(complaints.flat(), 'what the browsers complained of').toEqual([]);
  },
  me: async ({ newPerson }, use) => use(await newPerson()),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  office: async ({}, use) => use(await anOffice()),
  notedWords: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use, { annotations }) => {
      askedWords.clear();
      await use(undefined);
      annotations.push({ type: 'words', description: [...askedWords].join(' ') });
    },
    { auto: true },
  ],
});
export { expect };
