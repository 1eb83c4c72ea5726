import { paths } from '@corredor/core/paths';
import { expect } from '@playwright/test';
import { goInside } from '../support/goInside.ts';
import type { Person } from '../support/person.ts';

/** Where I am signed in. */
export function sessionsPage({ page, words }: Person) {
  const card = page.getByRole('region', { name: words('sessions:title') });
  const press = (key: string) =>
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: words(key), exact: true })
      .click();
  const ends = card.getByRole('button', { name: `${words('sessions:end.action')}: ` });
  return {
    open: () => goInside(page, paths.configuration()),
    see: async (count: number) => {
      await expect(card.getByRole('listitem').first().getByText(words('sessions:current'))).toBeVisible();
      // Those that look the same stand in one line until it is opened.
      for (const closed of await card.locator('[aria-expanded=false]').all()) await closed.click();
      await expect(ends).toHaveCount(count - 1);
    },
    /** I end the newest of the others. */
    endOther: async () => {
      await ends.first().click();
      await press('sessions:end.action');
    },
    /** I begin with this session alone. */
    endOthersIfAny: async () => {
      await expect(card.getByRole('listitem').first()).toBeVisible();
      if ((await card.getByRole('listitem').count()) === 1) return;
      await card.getByRole('button', { name: words('sessions:others.action') }).click();
      await press('sessions:others.action');
      await expect(card.getByRole('listitem')).toHaveCount(1);
    },
    endOthers: async () => {
      await card.getByRole('button', { name: words('sessions:others.action') }).click();
      await press('sessions:others.action');
    },
  };
}
