import { paths } from '@corredor/core/paths';
import { goInside } from '../support/goInside.ts';
import type { Person } from '../support/person.ts';

export interface PasswordChange {
  from: string;
  to: string;
  repeated?: string;
}

/** My own account, and all data of the brokerage. */
export function configurationPage({ page, words }: Person) {
  const write = (key: string, text: string) => page.getByLabel(words(key), { exact: true }).fill(text);
  return {
    open: () => goInside(page, paths.configuration()),
    changePassword: async ({ from, to, repeated = to }: PasswordChange) => {
      await write('access:change.current', from);
      await write('access:field.newPassword', to);
      await write('access:change.repeat', repeated);
      await page.getByRole('button', { name: words('access:change.submit'), exact: true }).click();
    },
    /** I take everything with me. */
    downloadAll: async () => {
      const arriving = page.waitForEvent('download');
      await page.getByRole('button', { name: words('fullExport:start') }).click();
      return arriving;
    },
  };
}
