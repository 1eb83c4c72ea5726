import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on a page, or in one part of it; each with where it stands. */
export async function violationsOn(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (selector) => {
    const { violations } = await Reflect.get(window, 'axe').run(selector);
    return violations.map(
      ({ id, nodes }: { id: string; nodes: { target: unknown }[] }) =>
        `${id} ${JSON.stringify(nodes.map(({ target }) => target))}`,
    );
  }, part);
}
