import type { Page } from '@playwright/test';
import { deskOf } from './pages/desk.ts';
import { cedulaOf } from './support/cedula.ts';
import { test } from './support/test.ts';

const demo = ['demo@corredor.example', 'corredor-demo-1'] as const;

/** Listens in this tab for the next sign of life that another one gives. */
const nextSignOfLife = (page: Page) =>
  page.evaluateHandle(() => {
    const channel = new BroadcastChannel('corredor.activity');
    return {
      heard: new Promise<void>((resolve) => channel.addEventListener('message', () => resolve(), { once: true })),
    };
  });

test('nobody there for half an hour: a warning, the logout with its reason, and the draft after login', async ({
  me,
}) => {
  const clock = me.page.clock;
  await clock.install();
  await me.access.logIn(...demo);
  await me.customers.begin('Teresa Half-Written');
  await me.customers.writeNumber(cedulaOf(2));

  await clock.fastForward('28:00');
  await me.inactivity.seeWarning();
  await clock.fastForward('02:00');
  await me.access.seeLogin();
  await me.see(me.words('access:login.idleTitle'));
  await me.seeNo('Teresa Half-Written');

  await me.access.logInHere(...demo);
  await me.amAt('/app/management/customers/create');
  await me.customers.goOnWithDraft();
  await me.customers.seeInput('Teresa Half-Written', cedulaOf(2));
  await me.customers.save();
  await me.amTold(me.words('common:success.customer.created'));
});

test('tabs stay together: one that is used keeps the other alive, and both end at once', async ({ me }) => {
  const clock = me.page.clock;
  await clock.install();
  await me.access.logIn(...demo);
  const other = deskOf({ ...me, page: await me.page.context().newPage() });
  await other.goTo('/app/management/policies');
  await other.see(me.words('policies:list.context'));

  await clock.fastForward('20:00');
  const sign = await nextSignOfLife(other.page);
  await me.page.keyboard.press('Shift');
  await sign.evaluate(({ heard }) => heard);
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
});
