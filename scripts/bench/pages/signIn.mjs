/** Signs the demo's user in by the real form; answers what the browser then keeps. */
export async function signIn(browser, product) {
  const page = await browser.newPage();
  await page.goto(`${product}/login`);
  await page.locator('input[type=email], input[name=email]').first().fill('demo@corredor.example');
  await page.locator('input[type=password]').fill('corredor-demo-1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  const kept = await page.evaluate(() => ({ ...localStorage }));
  await page.close();
  return kept;
}

/** Pages of the product find this in the browser, and nothing else. */
export async function keep(browser, product, kept) {
  const page = await browser.newPage();
  await page.goto(`${product}/robots.txt`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, kept);
  await page.close();
}
