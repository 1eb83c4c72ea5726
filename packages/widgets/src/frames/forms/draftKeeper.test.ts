import type { DraftInput } from '@corredor/core/api';
import { aDraft } from '@corredor/core/fixtures';
import { expect, it } from 'vitest';
import { draftKeeper } from './draftKeeper.ts';

/** A keeper over a server that is a map; `text` is what stands in the form. */
function start() {
  const server = new Map<string, unknown>([['customer.new', 'left before']]);
  const form = { text: '', isDown: false, isRefused: false, parting: [] as boolean[], versions: [] as unknown[] };
  let opened = 0;
  const release: (() => void)[] = [];
  let isSlow = false;
  const keeper = draftKeeper({
    values: () => ({ name: form.text }),
    save: async (key: string, body: DraftInput, isParting: boolean) => {
      form.parting.push(isParting);
      form.versions.push(body.record_version);
      const { name } = body.values;
      if (isSlow) await new Promise<void>((go) => release.push(go));
      if (form.isDown) throw new Error('down');
      server.set(key, name);
      if (body.continues) server.delete(body.continues);
      return aDraft({ key });
    },
    remove: async (key) => server.delete(key),
    newKey: () => {
      opened += 1;
      return `customer.new.${opened}`;
    },
    refusalOf: () => (form.isRefused ? 'No.' : null),
  });
  const see = (isTyped: boolean, version: number | null = null) => keeper.see({ isTyped, label: '', version });
  const type = (text: string) => {
    form.text = text;
    see(true);
    keeper.wait();
  };
  return {
    keeper,
    form,
    see,
    type,
    stored: () => Object.fromEntries(server),
    slow: () => {
      isSlow = true;
    },
    answer: async (which: 'oldest' | 'newest' = 'oldest') => {
      (which === 'oldest' ? release.shift() : release.pop())?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('keeps beside what was left before', async () => {
  const { keeper, type, stored } = start();
  type('Loja');
  expect(await keeper.keep()).toBe('kept');
  expect(stored()).toEqual({ 'customer.new': 'left before', 'customer.new.1': 'Loja' });
});

it('leaves what is gone on with alone until something is typed, and then takes its place in one step', async () => {
  const { keeper, see, type, stored } = start();
  keeper.goOnFrom('customer.new');
  see(true);
  expect(await keeper.keep()).toBe('kept');
  expect(stored()).toEqual({ 'customer.new': 'left before' });
  type('left before, and more');
  await keeper.keep();
  expect(stored()).toEqual({ 'customer.new.2': 'left before, and more' });
});

it('forgets its own draft and the one that it went on from, and no other', async () => {
  const { keeper, type, stored } = start();
  type('Beside');
  await keeper.keep();
  keeper.goOnFrom('customer.new');
  await keeper.discard();
  expect(stored()).toEqual({ 'customer.new.1': 'Beside' });
});

it('forgets nothing that was left before when it is saved beside it', async () => {
  const { keeper, type, stored } = start();
  type('Saved');
  await keeper.keep();
  await keeper.discard();
  expect(stored()).toEqual({ 'customer.new': 'left before' });
});

it('tries again what could not be kept', async () => {
  const { keeper, form, type, stored } = start();
  form.isDown = true;
  type('Ana');
  expect(await keeper.keep()).toBe('failed');
  expect(keeper.hasUnkept()).toBe(true);
  form.isDown = false;
  expect(await keeper.keep()).toBe('kept');
  expect([keeper.hasUnkept(), stored()['customer.new.1']]).toEqual([false, 'Ana']);
});

it('lets no older text arrive last, and removes what was still on its way when it was saved', async () => {
  const { keeper, type, stored, slow, answer } = start();
  slow();
  type('A');
  void keeper.keep();
  await settle();
  type('An');
  const second = keeper.keep();
  await settle();
  void keeper.discard();
  await answer();
  await answer();
  await second;
  await settle();
  expect(stored()).toEqual({ 'customer.new': 'left before' });
});

it('sends at once as the page goes, and once more where it stayed', async () => {
  const { keeper, form, type, stored } = start();
  keeper.part();
  expect(form.parting).toEqual([]);
  type('A');
  keeper.part();
  expect(form.parting).toEqual([true]);
  await settle();
  form.isDown = true;
  type('Ana');
  keeper.part();
  await settle();
  expect(form.parting).toEqual([true, true, false]);
  form.isDown = false;
  await keeper.keep();
  expect(stored()['customer.new.1']).toBe('Ana');
});

it('forgets what was typed and taken back', async () => {
  const { keeper, see, type, stored } = start();
  type('A');
  await keeper.keep();
  see(false);
  keeper.wait();
  expect(await keeper.keep()).toBe('nothing');
  await settle();
  expect(stored()).toEqual({ 'customer.new': 'left before' });
});

it('takes up its place again after a login', async () => {
  const before = start();
  const after = start();
  before.type('Ana');
  await before.keeper.keep();
  after.keeper.takePlace(before.keeper.place());
  after.type('Ana again');
  await after.keeper.keep();
  expect(after.stored()).toEqual({ 'customer.new': 'left before', 'customer.new.1': 'Ana again' });
});

it('sends once more where the page stays and an older text arrived after the one that was sent as it was hidden', async () => {
  const { keeper, type, slow, answer, stored } = start();
  slow();
  type('Lo');
  void keeper.keep();
  await settle();
  type('Loja');
  keeper.part();
  await settle();
  await answer('newest');
  await answer('oldest');
  expect(stored()).toMatchObject({ 'customer.new.1': 'Lo' });
  await answer();
  expect(stored()).toMatchObject({ 'customer.new.1': 'Loja' });
});

it('keeps nothing of what is saved, though its fields were set once more', async () => {
  const { keeper, type, stored } = start();
  type('Ana');
  await keeper.keep();
  void keeper.forget();
  keeper.wait();
  expect(await keeper.keep()).toBe('nothing');
  expect([keeper.isTyped(), stored()]).toEqual([false, { 'customer.new': 'left before' }]);
});

it('says why a draft was refused, until one is taken', async () => {
  const { keeper, form, type } = start();
  Object.assign(form, { isDown: true, isRefused: true });
  type('Ana');
  await keeper.keep();
  expect(keeper.refusal()).toBe('No.');
  form.isDown = false;
  await keeper.keep();
  expect(keeper.refusal()).toBeNull();
});

it('stays on the version that the draft was begun on', async () => {
  const { keeper, form, see } = start();
  keeper.goOnFrom('customer.41', 3);
  see(true, 4);
  keeper.wait();
  await keeper.keep();
  expect(form.versions).toEqual([3]);
});

it('stands on the version that was saved, once it is saved', async () => {
  const { keeper, form, see } = start();
  keeper.goOnFrom('customer.41', 3);
  see(true, 4);
  await keeper.forget();
  see(true, 5);
  keeper.wait();
  await keeper.keep();
  expect(form.versions).toEqual([5]);
});

it('tells when its drafts are others, until nobody listens', () => {
  const { keeper } = start();
  let told = 0;
  const stop = keeper.watchKeys(() => {
    told += 1;
  });
  keeper.goOnFrom('customer.new');
  expect([told, keeper.keys()]).toEqual([1, ['customer.new.2', 'customer.new']]);
  stop();
  void keeper.discard();
  expect(told).toBe(1);
});
