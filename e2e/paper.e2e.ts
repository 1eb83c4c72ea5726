import { paths } from '@corredor/core/paths';
import { unzipSync } from 'fflate';
import { demo } from './support/office.ts';
import { bare, readPdf } from './support/readPdf.ts';
import { expect, test } from './support/test.ts';

/** A medical policy of the demo's book, with insureds, coverages and twelve instalments; the year in its number is that of its start. */
const serial = '01070';

test('a policy that I print, and its PDF, agree with the screen, field by field', async ({ me, language }) => {
  const { page, words, paper } = me;
  await me.access.signIn(demo.broker, paths.policies({ search: serial }));
  await expect(me.list.rows).toHaveCount(1);
  const number = (await page.getByRole('grid').getByRole('link', { name: serial }).first().textContent())?.trim() ?? '';
  const [address = ''] = await me.list.addresses();
  const id = Number(/\d+/.exec(address)?.[0]);
  const insured = await page.evaluate(async (policyId) => {
    const { token } = JSON.parse(localStorage.getItem('corredor.session') ?? '{}');
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`/api/policy/policies/${policyId}/insureds/`, { headers });
    return String((await answer.json()).results[0].identification);
  }, id);
  await me.goTo(paths.policyDetail(id));
  await expect(
    page.getByRole('dialog').getByText(words('policies:field.payment_frequency'), { exact: true }),
  ).toBeVisible();

  // The office's own, which stays off the paper.
  const own = [
    ...['field.is_insured', 'field.notification_limit_days', 'field.renews', 'field.observations', 'field.term'],
    ...['commission.toRelease', 'commission.toCollect', 'commission.collected'],
  ].map((key) => words(`policies:${key}`));
  const facts = (await paper.factsOnScreen()).filter(
    ([term = '', detail = '']) => !own.includes(term) && !['', '—'].includes(detail),
  );
  const premium = await paper.cellsOnScreen();
  const term = await paper.termOnScreen();
  // Who signs pays too here, and stands for two facts.
  expect(facts.map(([term]) => term)).toContain(words('policies:header.contractorPays'));
  expect(facts.length + 1).toBeGreaterThan(10);
  expect(term).toHaveLength(2);
  expect(premium.length).toBeGreaterThan(8);

  await paper.seeReady();
  const printed = await paper.print();
  const letter = await paper.print('Letter');
  const saved = await paper.save('policy');
  for (const [is, wanted] of [
    [printed.width, 595],
    [printed.height, 842],
    [letter.width, 612],
    [letter.height, 792],
  ] as const)
    expect(Math.abs(is - wanted)).toBeLessThan(2);
  expect(saved.name).toMatch(new RegExp(`^(poliza|policy)-${number}\\.pdf$`));
  expect(saved.language).toBe(language);
  for (const { text } of [printed, letter, saved])
    for (const [term, detail = ''] of facts) expect(text, `${term}: ${detail}`).toContain(bare(detail));
  for (const { text } of [printed, letter, saved])
    for (const said of [number, ...term]) expect(text).toContain(bare(said));
  // Of a charge the screen writes label, base and rate as one; the amounts stand alone.
  const amounts = premium.filter((cell) => /^\S*\d[\d.,]*$/.test(cell.trim()));
  expect(amounts.length).toBeGreaterThan(4);
  for (const { text } of [printed, letter, saved]) for (const amount of amounts) expect(text).toContain(bare(amount));
  // Nothing of the shell or of the page's own tools is on paper.
  for (const key of ['common:menu.configuration', 'common:action.edit', 'paper:menu'])
    expect(printed.text).not.toContain(bare(words(key)));

  await test.step('the payment plan says the instalments that the tab shows, and nobody insured', async () => {
    await page
      .getByRole('dialog')
      .getByRole('tab', { name: new RegExp(`^${words('policies:tab.payments')}`) })
      .click();
    await expect(page.getByRole('dialog').getByText(words('payments:timeline.collected')).first()).toBeVisible();
    const instalments = page.getByRole('dialog').getByRole('table', { name: words('payments:timeline.label') });
    const rows = await instalments.getByRole('rowgroup').nth(1).getByRole('row').allTextContents();
    const shown = rows.flatMap((text) => text.match(/[$€]\s?[\d.,]+\d/)?.[0] ?? []);
    expect(shown).toHaveLength(12);
    await paper.seeReady();
    const plan = await paper.print();
    const file = await paper.save('payment_plan', language === 'es' ? 'en' : 'es');
    for (const amount of new Set(shown)) expect(plan.text).toContain(bare(amount));
    expect(file.language).toBe(language === 'es' ? 'en' : 'es');
    for (const { text } of [plan, file]) {
      expect(text).toContain('12/12');
      expect(text).not.toContain(insured);
    }
    expect(printed.text).toContain(insured);
  });
});

test('chosen policies come as one file, each under a name of its own', async ({ me }) => {
  const { page, words, paper } = me;
  await me.access.signIn(demo.broker, paths.policies());
  await expect(me.list.rows.first()).toBeVisible();
  const chosen = await me.list.rows.count();
  await page.getByRole('grid').getByRole('columnheader').getByRole('checkbox').first().check();
  const { name, bytes } = await paper.saveChosen();
  expect(name).toMatch(/^(polizas|policies)-\d{4}-\d\d-\d\d\.zip$/);
  const files = Object.entries(unzipSync(new Uint8Array(bytes)));
  expect(files).toHaveLength(chosen);
  for (const [file, content] of files) {
    expect(file).toMatch(/\.pdf$/);
    const text = (await readPdf(content)).text.toLowerCase();
    // The menu says it of many, the paper of one.
    expect(text).toContain(bare(words('paper:kind.policy')).slice(0, 3).toLowerCase());
  }
  await expect(page.getByText(words('frames:bulk.done_other', { count: chosen }))).toBeVisible();
});

test('other pages print what they say, without shell and tools', async ({ me }) => {
  const { page, words, paper } = me;
  await me.access.signIn(demo.broker);
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
