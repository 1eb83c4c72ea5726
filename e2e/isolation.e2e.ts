import { paths } from '@corredor/core/paths';
import { demo, other } from './support/office.ts';
import { expect, test } from './support/test.ts';

const lists = [
  paths.policies(),
  paths.customers(),
  paths.payments(),
  paths.providers(),
  paths.coverages(),
  paths.branches(),
];

test('two brokerages see nothing of each other', async ({ me, newPerson }) => {
  const stranger = await newPerson();
  await Promise.all([me.access.signIn(demo.administrator), stranger.access.signIn(other)]);
  const theirs = new Map<string, string[]>();
  for (const list of lists) {
    await Promise.all([me.load(list), stranger.load(list)]);
    const [mine, strange] = await Promise.all([me.list.addresses(), stranger.list.addresses()]);
    expect(mine.filter((address) => strange.includes(address))).toEqual([]);
    theirs.set(list, strange);
  }
  for (const addresses of theirs.values()) {
    await me.load(addresses[0] ?? '');
    await me.see(me.words('frames:record.missingText'));
  }
});

test('a search finds nothing of another brokerage', async ({ me, newPerson }) => {
  const stranger = await newPerson();
  await stranger.access.signIn(other, paths.customers());
  await stranger.list.search('a');
  await expect(stranger.list.rows.first()).toBeVisible();
  const [first] = await stranger.list.cells();
  await me.access.signIn(demo.administrator, paths.customers());
  // Names are drawn from the same few; an identification is nobody else's.
  await me.list.search(first?.[1] ?? '');
  await me.list.seeNoMatch();
});

test('unknown addresses lead on, and what only looks like one is told', async ({ me }) => {
  await me.load('/no/such/page');
  await me.access.seeLogin();
  await me.access.logInHere(...demo.administrator);
  await me.amAt('/app/dashboard');
  await me.load('/app/no-such-page');
  await me.amAt('/app/dashboard');
  await me.load('/app/payments/xyz');
  await me.see(me.words('common:error.notFound'));
  await me.load('/app/management/customers/abc/update');
  await me.see(me.words('frames:record.missingText'));
});

test('who has no session logs in first, and then gets the page asked for', async ({ me }) => {
  const wanted = '/app/management/policies?status=active&search=vh';
  await me.load(wanted);
  await me.access.seeLogin();
  await me.access.logInHere(...demo.administrator);
  await me.amAt(wanted);
  await expect(me.list.rows.first()).toBeVisible();
});
