import { createServer } from 'node:http';
import { paths } from '@corredor/core/paths';
import { freePort } from './support/freePort.ts';
import { expect, test } from './support/test.ts';

test('a partner sets up the directory, sees it, and takes the code to its own page', async ({ me }) => {
  const { page } = me;
  const preview = page.locator('corredor-directory');
  await me.goTo(paths.widgets());
  await expect(preview.getByRole('listitem').first()).toBeVisible();

  await test.step('what I set changes the preview, and is told', async () => {
    await page.getByRole('textbox', { name: 'country', exact: true }).fill('PE');
    await expect(preview).toHaveAttribute('country', 'PE');
    await expect(preview.getByText('Miraflores')).toBeVisible();
    await expect(page.getByText('corredor-results').first()).toBeVisible();
    await preview.getByRole('link', { name: /Miraflores/ }).click();
    await expect(page.getByText(`corredor-select (${me.words('playground:events.canceled')})`)).toBeVisible();
    await me.amAt('/widgets?country=PE');
  });

  await test.step('the code works on a page of another origin', async () => {
    const snippet = await page.locator('pre').first().textContent();
    const port = await freePort();
    const site = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="es"><title>Socio</title><body>${snippet}</body></html>`);
    }).listen(port, '127.0.0.1');
    const own = await page.context().newPage();
    await own.goto(`http://127.0.0.1:${port}/`);
    await expect(own.locator('corredor-directory').getByText('Miraflores')).toBeVisible();
    await own.close();
    site.close();
  });
});
