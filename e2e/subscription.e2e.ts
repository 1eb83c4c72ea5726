import { formatMoney } from '@corredor/core/money';
import { paths } from '@corredor/core/paths';
import { seeMailTo } from './support/mailbox.ts';
import { approvePaymentOf, endSubscriptionOf } from './support/operator.ts';
import { test } from './support/test.ts';

const password = 'lluvia sobre los ceibos';
const email = 'ana@alto-valle.example';
const brokerage = { name: 'Alto Valle Seguros', alias: 'alto-valle', taxId: '1790010937001', phone: '0991234567' };
const address = 'Av. Amazonas N34-120, Quito';
const money = (amount: string) => formatMoney(amount, 'USD', 'es');

// A refused card and a refused plan are answers that the browser writes to its console.
test.use({ expectedErrors: [/40[29]/] });

test('a brokerage goes from the free plan to a year of Professional, to too small a plan, past its end and on', async ({
  me,
}) => {
  const { words } = me;

  await test.step('it begins on the free plan, led to the one chosen at registration', async () => {
    await me.access.register(email, password, 'Professional');
    await me.access.confirm(email);
    await me.access.logInHere(email, password);
    await me.gate.see();
    await me.gate.fillIn(brokerage);
    await me.gate.takeAlias(brokerage.alias);
    await me.subscription.seeOrder('Professional', money('56.35'));
    await me.subscription.stayOnFree();
    await me.amAt(paths.dashboard());
  });

  await test.step('a declined card charges nothing; another one authorises the year', async () => {
    await me.subscription.openPlans();
    await me.subscription.seeChosen('Professional');
    await me.subscription.by('annual');
    await me.subscription.select('Professional');
    await me.subscription.fillInvoice({ address });
    await me.subscription.takeCard('Ana Vera', '4000 0000 0000 9995');
    await me.subscription.authorise(money('563.50'));
    await me.see(words('checkout:decline.insufficient_funds.title'));
    await me.subscription.tryAnotherCard();
    await me.subscription.takeCard('Ana Vera', '5555 5555 5555 4444');
    await me.subscription.authorise(money('563.50'));
    await me.subscription.seeThanks();
    await me.see(words('checkout:thanks.pendingTitle'));
  });

  await test.step('the gate opens without a reload once the operator approves, and the invoice comes by mail', async () => {
    await me.load(paths.dashboard());
    await me.subscription.seeGate('pending');
    approvePaymentOf(brokerage.alias);
    await me.subscription.seeNoGate('pending');
    await seeMailTo(email, /application\/pdf/);
  });

  await test.step('a plan that is too small is refused with what to reduce', async () => {
    await me.users.create(
      { email: 'luis@alto-valle.example', name: 'Luis', lastName: 'Mora', role: words('common:role.viewer') },
      password,
    );
    await me.amTold(words('common:success.user.created'));
    await me.subscription.openPlans();
    await me.subscription.askToChange('Free');
    await me.subscription.seeTooMuch(
      `${words('checkout:blocker.users_other', { used: 2 })}, ${words('checkout:blocker.allowed_one', { allowed: 1 })}`,
      words('checkout:blocker.reduce.users'),
      paths.users(),
    );
    await me.subscription.closeChange();
  });

  await test.step('past its end the gate is closed, and a month paid by card opens it', async () => {
    endSubscriptionOf(brokerage.alias);
    await me.load(paths.dashboard());
    await me.subscription.seeGate('expired');
    await me.subscription.renewAtGate();
    await me.subscription.by('monthly');
    await me.subscription.renew('Professional');
    await me.subscription.fillInvoice({ address });
    await me.subscription.takeCard('Ana Vera', '4242 4242 4242 4242');
    await me.subscription.pay(money('56.35'));
    await me.subscription.seeThanks();
    await me.see(words('checkout:thanks.paidTitle'));
    await me.load(paths.dashboard());
    await me.subscription.seeNoGate('expired');
  });

  await test.step('back to the free plan: what is lost is said before', async () => {
    await me.load(paths.users());
    await me.records.act('Luis Mora', words('users:deactivate.action'));
    await me.page
      .getByRole('dialog')
      .getByRole('button', { name: words('users:deactivate.confirm') })
      .click();
    await me.subscription.openPlans();
    await me.subscription.askToChange('Free');
    await me.see(words('checkout:change.lostTitle'));
    await me.subscription.confirmChange(words('checkout:change.confirmFree', { plan: words('common:planName.Free') }));
    await me.amTold(words('common:success.planChanged'));
  });
});
