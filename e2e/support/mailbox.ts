import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { lane } from './lane.ts';
import { decode } from './quotedPrintable.ts';

const folder = join(lane.data, 'mail');

/** Waits for the newest mail to an address and answers the link in it. */
export async function linkInMailTo(address: string): Promise<string> {
  let link = '';
  await expect
    .poll(() => {
      link = newestLink(address);
      return link;
    })
    .toMatch(/^http/);
  return link;
}
function newestLink(address: string) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(`-${address}.eml`))
    .sort();
  const newest = files.at(-1);
  return newest ? (/https?:\/\/\S+/.exec(decode(readFileSync(join(folder, newest), 'utf8')))?.[0] ?? '') : '';
}

/** Waits for a mail to an address whose text, headers and attachments among it, holds this. */
export const seeMailTo = (address: string, text: RegExp) =>
  expect.poll(() => countMailsTo(address, text)).toBeGreaterThan(0);

/** How many mails to an address hold this. */
export const countMailsTo = (address: string, text: RegExp): number =>
  readdirSync(folder)
    .filter((name) => name.endsWith(`-${address}.eml`))
    .filter((name) => text.test(readFileSync(join(folder, name), 'utf8'))).length;
