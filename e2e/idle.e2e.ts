import type { Page } from '@playwright/test';
import { appPage } from './pages/app.page.ts';
import { cedulaOf } from './support/cedula.ts';
import { languagesOf } from './support/languages.ts';
import { speak } from './support/session.ts';
import { expect, test } from './support/test.ts';

/** Listens in this tab for the next sign of life that another one gives. */
const nextSignOfLife = (page: Page) =>
  page.evaluateHandle(() => {
    const channel = new BroadcastChannel('corredor.activity');
    return {
      received: new Promise<void>((resolve) => channel.addEventListener('message', () => resolve(), { once: true })),
    };
  });

const halfWritten = 'Teresa Half-Written';
const beside = 'Luis Written-Beside';

for (const language of languagesOf('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const numbers = language === 'es' ? ([2, 3] as const) : ([4, 5] as const);

    test('nobody there for half an hour: a warning, the logout with its reason, and every draft after login', async ({
      me,
      office,
    }) => {
      const { clock } = me.page;
      await clock.install();
      await speak(me.page, office.administrator, language);
      await me.access.signIn(office.administrator);
      await me.customers.begin(halfWritten);
      await me.customers.writeNumber(cedulaOf(numbers[0]));
      await me.customers.writeStreet('Sucre 12-40');

      await clock.fastForward('28:00');
      await me.inactivity.seeWarning();
      await me.see(me.words('inactivity:draft'));
      await clock.fastForward('02:00');
      await me.access.seeLogin();
      await me.see(me.words('access:login.idleKept'));
      await me.seeNo(halfWritten);

      await test.step('what is written beside the offered one replaces nothing', async () => {
        await me.access.logInHere(...office.administrator);
        await me.amAt('/app/management/customers/create');
        await me.drafts.seeOffered(halfWritten);
        await me.customers.writeName(beside);
        await me.customers.writeNumber(cedulaOf(numbers[1]));
        await me.drafts.leave('leaveKeep');
        await me.amTold(me.words('frames:draft.kept'));
      });
      await test.step('both are on the dashboard, and the form opens filled', async () => {
        await me.shell.item('dashboard').click();
        await me.drafts.seeLeft(beside);
        await me.drafts.goOnFromDashboard(halfWritten);
        await me.customers.seeInput(halfWritten, cedulaOf(numbers[0]));
        await me.customers.seeStreet('Sucre 12-40');
        await me.drafts.seeNothingAsked();
        await me.customers.save();
        await me.amTold(me.words('common:success.customer.created'));
      });
      await test.step('the saved one is gone, the other one lives', async () => {
        await me.shell.item('dashboard').click();
        await me.drafts.seeLeft(beside);
        await me.drafts.seeNotLeft(halfWritten);
        await me.drafts.goOnFromDashboard(beside);
        await me.customers.seeInput(beside, cedulaOf(numbers[1]));
        await me.drafts.leave('leaveDiscard');
        await me.shell.item('dashboard').click();
        await me.drafts.seeNotLeft(beside);
      });
    });
  });
}

test('what was typed a moment before the page is loaded again is there', async ({ me, office }) => {
  await me.access.signIn(office.administrator, '/app/management/customers/create');
  await me.customers.writeName('Rosa in a Hurry');
  await me.page.reload();
  await me.drafts.seeOffered('Rosa in a Hurry');
  await me.drafts.goOnAboveForm('Rosa in a Hurry');
  await me.customers.seeInput('Rosa in a Hurry', '');
  await me.drafts.leave('leaveDiscard');
});

test('the first step of the checkout keeps what was typed, through a reload and the way back from the second', async ({
  me,
  office,
}) => {
  const { page, words } = me;
  const street = page.getByRole('textbox', { name: words('checkout:invoice.address') });
  const payment = page.getByRole('heading', { name: words('checkout:payment.title') });
  await me.access.signIn(office.administrator, '/app/payments/stepper?plan=PYMEs&period=monthly');
  await street.fill('Av. 12 de Octubre N26-97');
  await page.reload();
  await me.drafts.goOnAboveForm(words('frames:draft.text'));
  await expect(street).toHaveValue('Av. 12 de Octubre N26-97');
  await page.getByRole('button', { name: words('checkout:invoice.next') }).click();
  await expect(payment).toBeVisible();
  await page.goBack();
  await expect(payment).toBeHidden();
  await expect(street).toHaveValue('Av. 12 de Octubre N26-97');
  await me.amAt('/app/payments/stepper?plan=PYMEs&period=monthly');
});

test('tabs stay together: one that is used keeps the other alive, and both end at once', async ({ me, office }) => {
  const clock = me.page.clock;
  await clock.install();
  await me.access.signIn(office.administrator);
  const other = appPage({ ...me, page: await me.page.context().newPage() });
  await other.goTo('/app/management/policies');
  await other.see(me.words('policies:list.context'));

  await clock.fastForward('20:00');
  const sign = await nextSignOfLife(other.page);
  await me.page.keyboard.press('Shift');
  await sign.evaluate(({ received }) => received);
  await clock.fastForward('20:00');
  await other.inactivity.seeNoWarning();
  await clock.fastForward('08:00');
  await other.inactivity.seeWarning();
  await me.inactivity.seeWarning();
  await me.inactivity.stay();
  await other.inactivity.seeNoWarning();
  await other.amAt('/app/management/policies');

  await clock.fastForward('28:00');
  await clock.fastForward('02:00');
  await me.access.seeLogin();
  await other.access.seeLogin();
  // Nothing is promised where nothing was typed.
  await me.see(me.words('access:login.idle'));
});
