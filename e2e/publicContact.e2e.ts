import { paths } from '@corredor/core/paths';
import { holdScripts } from './support/heldScripts.ts';
import { countMailsTo, seeMailTo } from './support/mailbox.ts';
import { other } from './support/office.ts';
import { expect, test } from './support/test.ts';

const message = { name: 'Lucia Paredes', email: 'lucia@example.com', message: 'Busco un seguro para mi taller.' };

test.use({ expectedErrors: [/^Failed to load resource/] });

test('a message to a broker, sent before any script has come and again as its answer was lost, arrives once', async ({
  me,
  newPerson,
}) => {
  const visitor = await newPerson();
  await me.access.signIn(other);
  const letCome = await holdScripts(visitor.page);
  await visitor.goTo(paths.publicProfile('otro-corredor'));
  await visitor.message.write(message);
  await visitor.page.route(
    '**/api/public/contact/',
    async (route) => {
      expect((await route.fetch()).status()).toBe(202);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await visitor.message.send();
  letCome();
  await expect(visitor.message.form.getByRole('alert')).toContainText(visitor.words('common:error.withoutResponse'));
  await visitor.message.seeKept(message);
  await visitor.message.send();
  await visitor.message.seeSent(message.email);
  const fromVisitor = /^Reply-To:.*lucia@example\.com/im;
  await seeMailTo('hola@otro-corredor.example', fromVisitor);
  await me.page.getByRole('button', { name: new RegExp(`^${me.words('notifications:bell')}:`) }).click();
  await expect(me.page.getByText(message.name)).toHaveCount(1);
  expect(countMailsTo('hola@otro-corredor.example', fromVisitor)).toBe(1);
});

test.describe('a message to the operator', () => {
  test('is checked field by field, outlives a server that fails, and arrives', async ({ me }) => {
    const { message: form, words } = me;
    await me.goTo(`${paths.landing()}#contact`);

    await test.step('each field says what it lacks, and what I wrote stays', async () => {
      const wrong = { name: 'Lucia', email: 'lucia', message: 'a'.repeat(2001) };
      await form.send();
      const lacks = (['name', 'email', 'message'] as const).map((name) => words(`contact:required.${name}`));
      for (const lack of lacks) await expect(form.form.getByText(lack)).toBeVisible();
      await expect(form.field('name')).toBeFocused();
      await form.write(wrong);
      await form.send();
      await expect(form.form.getByText(words('common:validation.email'))).toBeVisible();
      await expect(form.form.getByText(words('common:validation.tooLong', { most: 2000 }))).toBeVisible();
      for (const lack of lacks) await expect(form.form.getByText(lack)).toHaveCount(0);
      await form.seeKept(wrong);
    });
    await test.step('a server that fails takes nothing away, and I am told what to do', async () => {
      await form.write(message);
      await me.page.route('**/api/public/contact/', (route) => route.abort('connectionreset'), { times: 1 });
      await form.send();
      const alert = form.form.getByRole('alert');
      await expect(alert).toContainText(words('common:error.withoutResponse'));
      await expect(alert).toContainText(words('contact:failed'));
      await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:soporte@corredor/);
      await form.seeKept(message);
    });
    await test.step('sent again, it reaches the operator', async () => {
      await form.send();
      await form.seeSent(message.email);
      await seeMailTo('soporte@corredor.example', /Lucia Paredes/);
    });
  });
});
