import { addDays, addMonths, todayIn } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import type { AppPage } from './pages/app.page.ts';
import { demo } from './support/office.ts';
import { expect, test } from './support/test.ts';

const today = todayIn('America/Guayaquil', new Date());
/** The end of the month, and never today. */
const monthEnd = addDays(addMonths(`${addDays(today, 1).slice(0, 7)}-01`, 1), -1);

/** The policies of a list that is filtered so, as pages that open on their instalments. */
async function plansOf(me: AppPage, filters: Parameters<typeof paths.policies>[0]) {
  await me.goTo(paths.policies(filters));
  const addresses = await me.list.addresses();
  return addresses.map((address) => `${paths.policyRecord(Number(/\d+$/.exec(address)?.[0]))}?tab=payments`);
}

test('what comes in whole, in part, crossed and given back is taken back, and the policy is balanced each time', async ({
  me,
}) => {
  const { words, page } = me;
  await me.access.signIn(demo.administrator);
  const plans = await plansOf(me, { search: 'VH-', status: 'active', ordering: '-end_date' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const openOnes = me.payments.openOnes;
  // One that no movement has charged anything for: each number stands there once. Another story works with the first.
  let plan = '';
  let numbers: number[] = [];
  for (plan of plans.slice(1)) {
    await me.goTo(plan);
    await me.payments.seeBalanced();
    numbers = await me.payments.openNumbers();
    if (numbers.length > 2 && new Set(numbers).size === numbers.length) break;
  }
  const [number = 0] = numbers;
  const count = numbers.length;
  expect(count).toBeGreaterThan(2);

  await test.step('an instalment is paid, and a part of the next', async () => {
    await openOnes.first().click();
    await me.payments.payBy('transfer');
    await expect(openOnes).toHaveCount(count - 1);
    await me.payments.undoAtOnce();
    await me.payments.seeOpen(number);
    await me.payments.payPart(number + 1, '1,00', 'cash');
    await me.payments.seePart(number + 1, '1,00', '');
    await me.payments.seeBalanced();
    await me.payments.undoAtOnce();
    await me.amTold(words('common:success.payment.unpaid'));
    await expect(page.getByText(words('payments:part.paid', { paid: '$1,00', amount: '' }))).toBeHidden();
  });

  await test.step('what a cancellation gives back is crossed, or given back in money', async () => {
    await me.policyLists.open('movements');
    const movement = await me.movements.begin();
    await me.movements.ofKind('cancellation');
    await me.movements.from(monthEnd);
    await me.movements.because('Vendió el vehículo.');
    await me.movements.issueOnceChecked();
    await me.amTold(words('movements:done.issue', { number: movement }));
    await me.policyLists.open('payments');
    await me.payments.seeBalanced();
    await expect(page.getByText(words('payments:credit.open'), { exact: true })).toBeVisible();

    await button(words('payments:cross.verb')).click();
    const crossing = page.getByRole('dialog', { name: words('payments:cross.title') });
    await expect(crossing.getByRole('list', { name: words('payments:cross.lines') })).toBeVisible();
    await crossing.getByRole('button', { name: words('payments:cross.verb'), exact: true }).click();
    await expect(crossing).toBeHidden();
    await me.payments.seeBalanced();
    const policy = page.url();
    await me.load(paths.crossings({ state: 'made' }));
    await me.list.rows.first().getByRole('button').last().click();
    await page.getByRole('menuitem', { name: words('payments:cross.undo'), exact: true }).click();
    const question = page.getByRole('alertdialog', { name: words('payments:cross.undoAsk') });
    await question.getByRole('button', { name: words('payments:cross.undo'), exact: true }).click();
    await me.amTold(words('payments:cross.undone'));
    await me.load(policy);

    const theCredit = words('payments:inMovement', { name: 1, movement });
    await button(words('payments:timeline.refundNamed', { number: theCredit })).click();
    const refund = page.getByRole('dialog');
    await refund.getByText(words('common:paymentMethod.transfer'), { exact: true }).click();
    await refund.getByRole('button', { name: words('payments:credit.refund'), exact: true }).click();
    await expect(refund).toBeHidden();
    await me.amTold(words('payments:credit.refunded'));
    await me.payments.seeBalanced();
    await me.payments.undoAtOnce();
    await expect(button(words('payments:timeline.refundNamed', { number: theCredit }))).toBeVisible();

    await me.policyLists.open('movements');
    await me.movements.undo(movement);
    await me.amTold(words('movements:done.undo', { number: movement }));
    await me.policyLists.open('payments');
    await me.payments.seeBalanced();
    await expect(openOnes).toHaveCount(count);
  });
});

test.describe('a brokerage on its first day, in English', () => {
  test.use({ language: 'en' });
  const client = 'Thomas Ashcroft';
  const email = 'ruth@twelve.example';
  const password = 'rain over the ceibos';
  const brokerage = { name: 'Twelve Brokers', alias: 'twelve', taxId: '1790010937001', phone: '0991234567' };
  const dollars = (cents: number) => (cents / 100).toFixed(2);

  test('a client pays one and a half instalments, and then exactly twelve of two policies by one transfer', async ({
    me,
  }) => {
    const { words, page } = me;
    await test.step('it registers, and looks around in the sample book', async () => {
      await me.access.register(email, password);
      await me.access.confirm(email);
      await me.access.logInHere(email, password);
      await me.gate.fillIn(brokerage);
      await me.gate.takeAlias(brokerage.alias);
      await me.firstSteps.loadSample();
    });
    const plans = await plansOf(me, { search: client, status: 'active' });
    expect(plans).toHaveLength(2);
    const [plan = ''] = plans;

    const { first, half, next } = await test.step('one and a half', async () => {
      await me.goTo(plan);
      const [first = 0] = await me.payments.openNumbers();
      const { open, fill, seeParts, pay } = await me.payments.beginTransfer();
      const [whole = 0, next = 0] = open;
      const half = Math.floor(next / 2);
      await fill(whole + half);
      await seeParts([whole, half, ...open.slice(2).map(() => 0)]);
      await pay();
      await me.payments.seeStatus(first, 'paid');
      await me.payments.seePart(first + 1, dollars(half), dollars(next));
      await me.payments.seeBalanced();
      return { first, half, next };
    });

    await test.step('exactly twelve, the half one among them', async () => {
      await me.goTo(paths.payments({ search: client, status: 'unpaid' }));
      await me.list.addresses();
      const before = await me.list.rows.count();
      await me.list.selectPage();
      const { open, fill, seeParts, pay } = await me.payments.beginTransfer();
      expect(open).toHaveLength(before);
      expect(before).toBeGreaterThan(12);
      const twelve = open.slice(0, 12);
      const sum = twelve.reduce((all, one) => all + one, 0);
      await fill(sum);
      await seeParts([...twelve, ...open.slice(12).map(() => 0)]);
      await pay();
      await me.amTold(words('payments:transfer.done_other', { count: 12, amount: `$${dollars(sum)}` }));
      await me.list.seeRows(before - 12);
      let left = 0;
      for (const one of plans.toReversed()) {
        await me.goTo(one);
        await me.payments.seeBalanced();
        left += (await me.payments.openNumbers()).length;
        await expect(page.getByText(/^Paid .* of /)).toHaveCount(0);
      }
      expect(left).toBe(before - 12);
    });

    await test.step('it is taken back whole from an instalment that it paid', async () => {
      await me.payments.open(first + 1);
      await me.payments.takeTransferBack(12);
      await me.amTold(words('payments:transfer.undone'));
      await me.goTo(plan);
      await me.payments.seePart(first + 1, dollars(half), dollars(next));
      await me.payments.seeBalanced();
    });
  });
});
