import { expect } from '@playwright/test';
import type { Person } from '../support/person.ts';

/** The form that writes to a broker or to the operator. */
export function messagePage({ page, words }: Person) {
  const form = page.getByRole('form', { name: words('contact:title') });
  const field = (name: string) => form.getByRole('textbox', { name: words(`contact:field.${name}`), exact: true });
  const sent = page.getByText(words('contact:sent.title'), { exact: true });
  return {
    form,
    field,
    write: async (values: { name: string; email: string; message: string }) => {
      for (const [name, text] of Object.entries(values)) await field(name).fill(text);
    },
    send: () => form.getByRole('button', { name: words('contact:send') }).click(),
    /** I read that it is on its way, and to what address the answer comes. */
    seeSent: async (email: string) => {
      await expect(sent).toBeVisible();
      await expect(page.getByText(words('contact:sent.text', { email }))).toBeVisible();
    },
    /** What I wrote stands where I wrote it. */
    seeKept: async (values: Record<string, string>) => {
      for (const [name, text] of Object.entries(values)) await expect(field(name)).toHaveValue(text);
    },
  };
}
