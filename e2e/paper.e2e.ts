import { paths } from '@corredor/core/paths';
import { unzipSync } from 'fflate';
import { bare, readPdf } from './support/readPdf.ts';
import { expect, test } from './support/test.ts';

const broker = ['broker@corredor.example', 'corredor-demo-1'] as const;
test('chosen policies come as one file, each under a name of its own', async ({ me }) => {
  test.setTimeout(180_000);
  const { page, words, paper } = me;
  await me.access.logIn(...broker);
  await me.goTo(paths.policies());
  await expect(me.list.rows.first()).toBeVisible();
  const chosen = await me.list.rows.count();
  await page.getByRole('grid').getByRole('columnheader').getByRole('checkbox').first().check();
  const { name, bytes } = await paper.saveChosen();
  expect(name).toMatch(/^(polizas|policies)-\d{4}-\d\d-\d\d\.zip$/);
  const files = Object.entries(unzipSync(new Uint8Array(bytes)));
  expect(files).toHaveLength(chosen);
  for (const [file, content] of files) {
    expect(file).toMatch(/\.pdf$/);
    expect((await readPdf(content)).text).toContain(bare(words('paper:kind.policy')).slice(0, 3));
  }
  await expect(page.getByText(words('frames:bulk.done_other', { count: chosen }))).toBeVisible();
});

test('other pages print what they say, without shell and tools', async ({ me }) => {
  const { page, words, paper } = me;
  await me.access.logIn(...broker);
  await page.emulateMedia({ colorScheme: 'dark' });
  await me.goTo(paths.customers());
  await expect(me.list.rows.first()).toBeVisible();
  const [row = []] = await me.list.cells();
  const list = await paper.print();
  expect(list.text).toContain(bare(row[0] ?? ''));
  for (const key of ['common:menu.configuration', 'ui:export', 'common:menu.help'])
    expect(list.text).not.toContain(bare(words(key)));
  // Light whatever the theme.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colours = await page.evaluate(() => {
    const heading = document.querySelector('h1');
    return [getComputedStyle(document.body).backgroundColor, heading && getComputedStyle(heading).color];
  });
  expect(colours[0]).toBe('rgb(255, 255, 255)');
  expect(colours[1]).toMatch(/^oklch\(0\.[0-3]/);
  await expect(page.getByRole('searchbox').first()).toBeHidden();
});
