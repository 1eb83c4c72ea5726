import { readFile } from 'node:fs/promises';
import { expect, type Request } from '@playwright/test';
import { choose, lookUp, write, writeDay } from '../support/fields.ts';
import type { Person } from '../support/person.ts';

export interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Lists that stand together, by the word of their tab. */
const tabOf: Record<string, string> = {
  insureds: 'interest',
  vehicles: 'interest',
  generals: 'interest',
  beneficiaries: 'interest',
  sellers: 'summary',
};

/** The tabs of a policy with what belongs to it. */
export function policyListsPage({ page, words }: Person) {
  const tab = (name: string) => page.getByRole('tab', { name: words(`policies:tab.${tabOf[name] ?? name}`) });
  const table = (name: string) => page.getByRole('table', { name: words(`policies:tab.${name}`) });
  const panel = (name: string) => page.getByRole('tabpanel', { name: words(`policies:tab.${tabOf[name] ?? name}`) });
  const unused = page.getByRole('button', { name: words('policies:tab.unused') });
  /** What the branch does not use stands folded. */
  const unfold = async (name: string) => {
    const heading = page.getByRole('heading', { name: words(`policies:tab.${name}`), exact: true });
    await expect(heading.or(unused).first()).toBeVisible();
    if (!(await heading.isVisible())) await unused.click();
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const saveRow = `${words('ui:save')}: ${words('common:action.add')}`;
  return {
    open: (name: string) => tab(name).click(),
    /** I start a row of coverages and leave it unsaved. */
    beginCoverage: async (name: string) => {
      await press(words('policies:rows.addCoverage'));
      await lookUp(table('coverages'), words('policies:rows.coverage'), name);
      await write(table('coverages'), words('policies:rows.limit'), '25000');
    },
    /** I stay where I am. */
    seeSelected: (name: string) => expect(tab(name)).toHaveAttribute('aria-selected', 'true'),
    saveRow: () => press(saveRow),
    /** I look at what there is to choose, close the list again and save the row without a choice. */
    saveWithoutChoice: async () => {
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await press(saveRow);
    },
    /** I read why a row cannot be saved yet. */
    seeRowProblem: (problem: string) => expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible(),
    /** I start a row of this list. */
    begin: (add: string) => press(words(`policies:rows.${add}`)),
    /** I choose somebody or something in the row that is being written. */
    choose: (list: string, column: string, name: string) => lookUp(table(list), words(`policies:rows.${column}`), name),
    write: (list: string, column: string, text: string) => write(table(list), words(`policies:rows.${column}`), text),
    /** I learn that a pending row comes first. */
    seeAddRefused: async (add: string, reason: string) => {
      await expect(page.getByRole('button', { name: words(`policies:rows.${add}`), exact: true })).toBeDisabled();
      await expect(page.getByText(reason, { exact: true })).toBeVisible();
    },
    addInsured: async (name: string, relationship: string) => {
      await unfold('insureds');
      await press(words('policies:rows.addInsured'));
      await lookUp(table('insureds'), words('policies:rows.insured'), name);
      await choose(table('insureds'), words('policies:rows.relationship'), relationship);
      await press(saveRow);
    },
    addSeller: async (name: string, share: string, since: string) => {
      await press(words('policies:rows.addSeller'));
      await lookUp(table('sellers'), words('policies:rows.seller'), name);
      await writeDay(table('sellers'), words('policies:rows.since'), since);
      await write(table('sellers'), words('policies:rows.share'), share);
      await press(saveRow);
    },
    addGeneral: async (name: string, description: string) => {
      await unfold('generals');
      await press(words('policies:rows.addGeneral'));
      await write(table('generals'), words('policies:rows.name'), name);
      await write(table('generals'), words('policies:rows.description'), description);
      await press(saveRow);
    },
    seeRow: (list: string, text: string) =>
      expect(table(list).getByRole('row').filter({ hasText: text })).toHaveCount(1),
    /** So many rows there are in all. */
    seeTotal: (list: string, total: number) => expect(panel(list).getByText(new RegExp(`\\b${total}$`))).toBeVisible(),
    /** The next page comes for one question at most. */
    turnPage: async (list: string, size: number) => {
      const rows = table(list).getByRole('row');
      const first = (await rows.nth(1).textContent()) ?? '';
      const asked: string[] = [];
      const note = (request: Request) =>
        new URL(request.url()).pathname.endsWith(`/${list}/`) && asked.push(request.url());
      page.on('request', note);
      await page.getByRole('button', { name: words('ui:nextPage'), exact: true }).click();
      await expect(rows.nth(1)).not.toHaveText(first);
      await expect(rows).toHaveCount(size + 1);
      page.off('request', note);
      expect(asked.length).toBeLessThanOrEqual(1);
    },
    /** I find one row among all by what I type. */
    find: async (list: string, text: string, row: string) => {
      await page.getByRole('searchbox', { name: words('policies:rows.searchInsureds') }).fill(text);
      await expect(table(list).getByRole('row')).toHaveCount(2);
      await expect(table(list).getByRole('row').filter({ hasText: row })).toBeVisible();
    },
    give: async (file: UploadedFile) => {
      const choosing = page.waitForEvent('filechooser');
      await press(words('ui:chooseFiles'));
      await (await choosing).setFiles(file);
    },
    /** My file is turned away, and I read why. */
    seeRefused: (file: UploadedFile, reason: string | RegExp) =>
      expect(page.getByRole('listitem').filter({ hasText: file.name }).getByText(reason)).toBeVisible(),
    /** I get a file back as I gave it. */
    download: async (name: string) => {
      const arriving = page.waitForEvent('download');
      await press(words('policies:files.download', { name }));
      const download = await arriving;
      expect(download.suggestedFilename()).toBe(name);
      return readFile(await download.path());
    },
  };
}
