import { addDays, addMonths, todayIn } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { languagesOf } from './support/languages.ts';
import { balanceOf } from './support/policies.ts';
import { speak } from './support/session.ts';
import { expect, test } from './support/test.ts';

const plate = 'PYR4821';
const stages = { review: 'Por revisar', offer: 'Oferta recibida', lost: 'No renovada' };
const today = todayIn('America/Guayaquil', new Date());
/** The end of the month, and never today. */
const monthEnd = addDays(addMonths(`${addDays(today, 1).slice(0, 7)}-01`, 1), -1);

test('a policy takes a vehicle in; ending terms go over the board, and each time I am told', async ({ me, office }) => {
  const { words } = me;
  await me.access.signIn(
    office.administrator,
    paths.policies({ search: 'VH-', status: 'active', ordering: '-end_date' }),
  );
  const [address = ''] = await me.list.addresses();
  const movements = `${paths.policyRecord(Number(/\d+$/.exec(address)?.[0]))}?tab=movements`;

  await test.step('a vehicle is included', async () => {
    await me.vehicles.add({ plate, brand: 'Kia', model: 'Sportage', year: '2024', owner: 'Panificadora La Espiga' });
    await me.amTold(words('common:success.vehicle.created'));
    await me.goTo(movements);
    const number = await me.movements.begin();
    await me.movements.include(plate, '365,00');
    await me.movements.issue();
    await me.amTold(words('movements:done.issue', { number }));
    await me.policyLists.open('vehicles');
    await expect(me.page.getByText(plate).first()).toBeVisible();
  });

  await test.step('a term goes to another stage, and its next one is prepared', async () => {
    await me.renewals.openBoard();
    const policy = await me.renewals.policyIn(stages.review, 'first');
    await me.renewals.move(policy, stages.review, stages.offer);
    await me.amTold(words('renewals:done.move'));
    await me.renewals.seeIn(stages.offer, policy);
    await me.renewals.prepare(policy, stages.offer, 'El cliente pidió las mismas condiciones.');
    await me.amTold(words('renewals:done.prepare'));
  });

  await test.step('another is not renewed, and then is after all', async () => {
    await me.renewals.openBoard();
    const policy = await me.renewals.policyIn(stages.review, 'last');
    await me.renewals.move(policy, stages.review, stages.lost);
    await me.renewals.loseBecause('price', 'Otra aseguradora cobra menos.');
    await me.amTold(words('renewals:done.lose'));
    await me.renewals.openDecided();
    await me.renewals.seeIn(stages.lost, policy);
    await me.renewals.move(policy, stages.lost, stages.review);
    await me.amTold(words('renewals:done.reopen'));
    await me.renewals.seeIn(stages.review, policy);
  });
});

/** The same in both languages, each with a policy of its own. */
const cases = {
  es: {
    own: 'PYR4822',
    place: 1,
    amount: (whole: number) => `${whole},00`,
    lacking: 'Falta el avalúo.',
    sold: 'Vendió el vehículo.',
  },
  en: {
    own: 'PYR4823',
    place: 5,
    amount: (whole: number) => `${whole}.00`,
    lacking: 'The appraisal is missing.',
    sold: 'The vehicle was sold.',
  },
} as const;

for (const language of languagesOf('es'))
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test('a sum is raised once the insurer agrees, a vehicle goes, and what a policy was on a day is read; it stays balanced', async ({
      me,
      office,
    }) => {
      const { words } = me;
      const { own, place, amount, lacking, sold } = cases[language];
      await speak(me.page, office.administrator, language);
      await me.access.signIn(
        office.administrator,
        paths.policies({ search: 'VH-', status: 'active', ordering: '-end_date' }),
      );
      const id = Number(/\d+$/.exec((await me.list.addresses())[place] ?? '')?.[0]);
      const movements = `${paths.policyRecord(id)}?tab=movements`;
      const told = (step: string, number: number) => me.amTold(words(`movements:done.${step}`, { number }));
      const yesterday = addDays(today, -1);
      await me.vehicles.add({ plate: own, brand: 'Kia', model: 'Rio', year: '2024', owner: 'Panificadora La Espiga' });
      await me.amTold(words('common:success.vehicle.created'));

      // The demo has one such mistake.
      if (language === 'es')
        await test.step('what was issued days ago by mistake is undone today', async () => {
          await me.goTo(`${paths.movements()}?status=issued&kind=surcharge`);
          await me.movements.undoFirstOfList();
          await told('undo', 1);
        });

      await test.step('a vehicle has been in since yesterday', async () => {
        await me.goTo(movements);
        const number = await me.movements.begin();
        await me.movements.from(yesterday);
        await me.movements.include(own, amount(365));
        await me.movements.issue();
        await told('issue', number);
      });

      await test.step('its sum is raised: drafted, changed, sent, rejected, drafted again and issued', async () => {
        const number = await me.movements.begin();
        await me.movements.ofKind('value');
        await me.movements.touch(own, amount(100));
        await me.movements.keepDraft();
        await told('draft', number);
        await me.movements.edit(number);
        await me.movements.correct(amount(90));
        await me.movements.keepDraft();
        await told('draft', number);
        await me.movements.noteSent(number);
        await told('sendTold', number);
        await me.movements.move(number, 'reject', lacking);
        await told('reject', number);
        await me.movements.move(number, 'reopen');
        await told('reopen', number);
        await me.movements.move(number, 'issue');
        await told('issue', number);
      });

      await test.step('an exclusion is given up, and another takes the vehicle out today', async () => {
        const first = await me.movements.begin();
        await me.movements.ofKind('exclusion');
        await me.movements.touch(own, amount(455));
        await me.movements.keepDraft();
        await told('draft', first);
        await me.movements.mail(first);
        await told('sendMail', first);
        await me.movements.move(first, 'discard');
        await told('discard', first);
        const number = await me.movements.begin();
        await me.movements.ofKind('exclusion');
        await me.movements.touch(own, amount(455));
        await me.movements.issue();
        await told('issue', number);
        await me.movements.asOf(yesterday);
        await me.movements.seeListed(own);
        await me.movements.shut();
        await me.movements.asOf(today);
        await me.movements.seeNotListed(own);
        await me.movements.shut();
      });

      await test.step('it is cancelled for the end of the month, and reinstated', async () => {
        const cancelled = await me.movements.begin();
        await me.movements.ofKind('cancellation');
        await me.movements.from(monthEnd);
        await me.movements.because(sold);
        await me.movements.issueOnceChecked();
        await told('issue', cancelled);
        await me.movements.seeEnding();
        const reinstated = await me.movements.begin();
        await me.movements.ofKind('reinstatement');
        await me.movements.issue();
        await told('issue', reinstated);
        await me.movements.seeNoEnding();
        const { total, instalments } = await balanceOf(me.page, id);
        expect(instalments).toBe(total);
      });
    });
  });
