import { expect } from '@playwright/test';
import { choose, lookUp } from '../support/fields.ts';
import { patience } from '../support/patience.ts';
import type { Person } from '../support/person.ts';
import type { UploadedFile } from './policyLists.page.ts';

const states = ['good', 'identical', 'different', 'bad', 'unchecked', 'skipped'] as const;

const kinds = ['customers', 'vehicles', 'insureds', 'policies', 'providers', 'branches', 'payments'] as const;

/** The wizard that brings rows in from a file. */
export function importsPage({ page, words }: Person) {
  const titles = kinds.map((kind) => words(`imports:title.${kind}`));
  const wizard = page.getByRole('dialog', { name: new RegExp(`^(?:${titles.join('|')})$`) });
  const press = (key: string, values?: Record<string, number>) =>
    wizard
      .getByRole('button', { name: words(`imports:${key}`, values), exact: true })
      .last()
      .click();
  const cell = (field: string, row: number) =>
    wizard.getByRole('textbox', {
      name: `${words(`imports:field.${field}`)}, ${words('imports:grid.row')} ${row}`,
      exact: true,
    });
  // A thousand rows are work for a busy machine, and a portfolio of 500 policies is in within two minutes.
  const patient = { timeout: 120_000 * patience() };
  return {
    open: () => page.getByRole('button', { name: words('common:action.import'), exact: true }).click(),
    give: async (file: UploadedFile) => {
      const choosing = page.waitForEvent('filechooser');
      await wizard.getByRole('button', { name: words('ui:chooseFiles'), exact: true }).click();
      await (await choosing).setFiles(file);
    },
    /** A column that nobody could have known is missed until I say what it holds. */
    map: async (heading: string, field: string) => {
      await expect(wizard.getByText(words('imports:map.missing'))).toBeVisible();
      await expect(wizard.getByRole('button', { name: words('imports:action.check') })).toBeDisabled();
      await choose(wizard, heading, `${words(`imports:field.${field}`)} *`);
      await expect(wizard.getByText(words('imports:map.missing'))).toHaveCount(0);
    },
    check: () => press('action.check'),
    seeCounts: (counts: Partial<Record<(typeof states)[number], number>>) => {
      const texts = states.flatMap((state) => {
        const count = counts[state] ?? 0;
        return count > 0 ? [words(`imports:grid.count.${state}_${count === 1 ? 'one' : 'other'}`, { count })] : [];
      });
      return expect(wizard.getByText(texts.join(', '), { exact: true })).toBeVisible(patient);
    },
    showWrong: (count: number) => wizard.getByText(words('imports:grid.wrong', { count }), { exact: true }).click(),
    seeError: (field: string, row: number, problem: string | RegExp) =>
      expect(cell(field, row)).toHaveAccessibleDescription(problem),
    fix: async (field: string, row: number, text: string) => {
      await cell(field, row).fill(text);
      await cell(field, row).press('Enter');
      await press('action.checkAgain_one', { count: 1 });
    },
    /** I say once what the file calls an insurer, and look at its rows again. */
    say: async (name: string, insurer: string, count: number) => {
      await lookUp(wizard, words('imports:names.provider', { name }), insurer);
      await press(count === 1 ? 'action.checkAgain_one' : 'action.checkAgain_other', { count });
    },
    /** I say once when the instalments are due of which the file says only how many there are, and look at their rows again. */
    sayPlans: async (fall: 'months' | 'spread', count: number) => {
      const asked = wizard.getByRole('radiogroup', { name: words('imports:plans.dates.label'), exact: true });
      await asked.getByText(words(`imports:plans.${fall}`), { exact: true }).click();
      await press(count === 1 ? 'action.checkAgain_one' : 'action.checkAgain_other', { count });
    },
    /** What came in, for each insurer. */
    seeTotals: async (insurer: string, figures: readonly (string | RegExp)[]) => {
      const table = wizard.getByRole('region', { name: words('imports:totals.label') });
      await expect(table).toBeVisible(patient);
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: insurer }) });
      for (const [place, figure] of figures.entries())
        await expect(row.getByRole('cell').nth(place)).toHaveText(figure);
    },
    start: (count: number) => press('action.import_other', { count }),
    /** Part of the file is in, and I read how much. */
    seeReport: async (created: number, bad: number) => {
      await expect(wizard.getByText(words('imports:report.partial'))).toBeVisible(patient);
      const told = wizard.getByRole('listitem');
      const plural = (what: 'created' | 'bad', count: number) =>
        words(`imports:report.${what}_${count === 1 ? 'one' : 'other'}`, { count });
      await expect(told.getByText(plural('created', created), { exact: true })).toBeVisible();
      await expect(told.getByText(plural('bad', bad), { exact: true })).toBeVisible();
    },
    seeAllThere: () => expect(wizard.getByText(words('imports:grid.allThere'))).toBeVisible(patient),
    downloadReport: async () => {
      const arriving = page.waitForEvent('download');
      await press('report.download');
      return (await arriving).path();
    },
    close: async () => {
      await press('action.close');
      await expect(wizard).toBeHidden();
    },
    /** The last row of the report's figures: those that are in are gone again. */
    undo: async () => {
      await press('report.undo');
      await expect(wizard.getByText(words('imports:report.undone'), { exact: true })).toBeVisible(patient);
    },
    /** I undo the only import that still can be. */
    undoPast: async () => {
      const several = words('imports:past.title_other', { count: 2 }).replace('2', '\\d+');
      const past = new RegExp(`^(?:${words('imports:past.title_one', { count: 1 })}|${several})$`);
      await wizard.getByRole('button', { name: past }).click();
      await press('past.undo');
      const question = page.getByRole('alertdialog', { name: words('imports:past.askTitle') });
      await question.getByRole('button', { name: words('imports:report.undo') }).click();
      await expect(question).toBeHidden(patient);
    },
    leave: async () => {
      await wizard.getByRole('button', { name: words('common:action.cancel'), exact: true }).click();
      await expect(wizard).toBeHidden();
    },
  };
}
