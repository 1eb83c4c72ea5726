import { paths } from '@corredor/core/paths';
import { expect, test } from './support/test.ts';

const password = 'corredor-demo-1';
const demo = ['demo@corredor.example', password] as const;
const other = ['otro@corredor.example', password] as const;
const lists = [
  paths.policies(),
  paths.customers(),
  paths.payments(),
  paths.providers(),
  paths.coverages(),
  paths.branches(),
];

test('two brokerages see nothing of each other', async ({ me, newPerson }) => {
  test.setTimeout(120_000);
  const stranger = await newPerson();
  await Promise.all([me.access.logIn(...demo), stranger.access.logIn(...other)]);
  const theirs = new Map<string, string[]>();
  for (const list of lists) {
    await Promise.all([me.goTo(list), stranger.goTo(list)]);
    const [mine, strange] = await Promise.all([me.list.addresses(), stranger.list.addresses()]);
    expect(mine.filter((address) => strange.includes(address))).toEqual([]);
    theirs.set(list, strange);
  }
  for (const addresses of theirs.values()) {
    await me.goTo(addresses[0] ?? '');
    await me.see(me.words('frames:record.missingText'));
  }
});

test('a search finds nothing of another brokerage', async ({ me, newPerson }) => {
  test.setTimeout(120_000);
  const stranger = await newPerson();
  await stranger.access.logIn(...other);
  await stranger.goTo(paths.customers());
  await stranger.list.search('a');
  await expect(stranger.list.rows.first()).toBeVisible();
  const [first] = await stranger.list.cells();
  await me.access.logIn(...demo);
  await me.goTo(paths.customers());
  // Names are drawn from the same few; an identification is nobody else's.
  await me.list.search(first?.[1] ?? '');
  await me.list.seeNoMatch();
});

test('unknown addresses lead on, and what only looks like one is told', async ({ me }) => {
  await me.goTo('/no/such/page');
  await me.access.seeLogin();
  await me.access.logInHere(...demo);
  await me.amAt('/app/dashboard');
  await me.goTo('/app/no-such-page');
  await me.amAt('/app/dashboard');
  await me.goTo('/app/payments/xyz');
  await me.see(me.words('common:error.notFound'));
  await me.goTo('/app/management/customers/abc/update');
  await me.see(me.words('frames:record.missingText'));
});

test('who has no session logs in first, and then gets the page asked for', async ({ me }) => {
  const wanted = '/app/management/policies?status=active&search=vh';
  await me.goTo(wanted);
  await me.access.seeLogin();
  await me.access.logInHere(...demo);
  await me.amAt(wanted);
  await expect(me.list.rows.first()).toBeVisible();
});
