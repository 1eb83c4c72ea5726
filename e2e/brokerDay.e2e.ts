import { officialBranches } from '@corredor/core/branches';
import { todayIn } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { cedulaOf } from './support/cedula.ts';
import { lookUp, tick, write } from './support/fields.ts';
import { seeMailTo } from './support/mailbox.ts';
import { demo } from './support/office.ts';
import { expect, test } from './support/test.ts';

const branchOf = (wanted: string) => officialBranches.find(({ code }) => code === wanted)?.name.es ?? '';
const customer = { name: 'Elena Quishpe Tipán', cedula: cedulaOf(1), email: 'elena.quishpe@example.com' };
const car = { plate: 'PBX4821', brand: 'Chevrolet', model: 'D-Max', year: '2023', owner: customer.name };
const number = 'VH-DIA/001';
const scratch = 'RC-DIA/002';

test('a broker insures a vehicle, collects, reminds and closes, and each time is told', async ({ me, office }) => {
  const { words } = me;
  await me.access.signIn(office.broker);

  await test.step('a customer and their vehicle', async () => {
    await me.customers.begin(customer.name);
    await me.customers.writeNumber(customer.cedula);
    await me.customers.writeEmail(customer.email);
    await me.customers.save();
    await me.amTold(words('common:success.customer.created'));
    await me.vehicles.add({ ...car, plate: 'PBX-4812' });
    await me.amTold(words('common:success.vehicle.created'));
    await me.goTo(paths.vehicles());
    await me.list.search('PBX-4812');
    await me.records.edit('PBX4812');
    await me.vehicles.paint('Rojo');
    await me.amTold(words('common:success.vehicle.updated'));
    await me.load(paths.vehicles({ search: 'PBX-4812' }));
    await me.records.delete('PBX4812', words('vehicles:delete'));
    await me.amTold(words('common:success.vehicle.deleted'));
    await me.vehicles.add(car);
    await me.amTold(words('common:success.vehicle.created'));
  });

  await test.step('a motor policy begins as a draft', async () => {
    await me.goTo(paths.policies());
    await me.policies.addDraft({
      branch: branchOf('7'),
      provider: 'Tres Volcanes Seguros Generales S.A.',
      city: 'Quito',
      start: todayIn('America/Guayaquil', new Date()),
      net: '500,00',
      frequency: words('common:frequency.4'),
    });
    await me.policies.saveDraft();
    await me.amTold(words('common:success.policy.created'));
  });

  await test.step('its lists take one complete row at a time', async () => {
    await me.policyLists.open('vehicles');
    await me.policyLists.begin('addVehicle');
    await me.policyLists.saveWithoutChoice();
    await me.policyLists.seeRowProblem(
      words('common:validation.selectInColumn', { column: words('policies:rows.vehicle') }),
    );
    await me.policyLists.seeAddRefused('addVehicle', words('common:validation.saveRowFirst'));
    await me.policyLists.choose('vehicles', 'vehicle', car.plate);
    await me.policyLists.saveRow();
    await me.policyLists.seeRow('vehicles', car.plate);

    await me.policyLists.open('beneficiaries');
    await me.policyLists.begin('addBeneficiary');
    await me.policyLists.choose('beneficiaries', 'beneficiary', customer.name);
    await me.policyLists.write('beneficiaries', 'percentage', '60');
    await me.policyLists.saveRow();
    await me.amTold(words('common:success.beneficiary.created'));
    await me.policyLists.seeRow('beneficiaries', customer.name);

    await me.policyLists.open('sellers');
    await me.policyLists.begin('addSeller');
    await me.policyLists.choose('sellers', 'seller', 'Santiago');
    await me.policyLists.write('sellers', 'share', '40');
    await me.policyLists.saveRow();
    await me.amTold(words('common:success.policySeller.created'));
    await me.policyLists.seeRow('sellers', 'Santiago Benalcázar');
  });

  await test.step('it is enabled once nothing is missing', async () => {
    await me.policyLists.open('summary');
    await me.policy.tryToEnable([
      words('common:validation.selectContractor'),
      words('common:validation.selectPayer'),
      words('policies:missing.number'),
    ]);
    await me.policy.follow(words('policies:missing.number'), 'number');
    await me.policy.write('number', number);
    await me.policy.takeContractor(customer.name);
    await me.policy.letContractorPay();
    await me.policy.save();
    await me.amTold(words('common:success.policy.updated'));
    await me.policy.enable();
    await me.amTold(words('common:success.policy.activated'));
    await me.policy.seeStatus('active');
  });

  await test.step('the first instalment is paid, by mistake, and paid again', async () => {
    await me.policyLists.open('payments');
    await me.payments.tryToPay(1);
    await me.payments.payBy('cash');
    await me.amTold(new RegExp(words('common:success.payment.paid', { amount: '.+', payer: customer.name })));
    await me.payments.seeStatus(1, 'paid');
    await me.payments.undoAtOnce();
    await me.amTold(words('common:success.payment.unpaid'));
    await me.payments.seeOpen(1);
  });

  await test.step('a part comes in, then the rest, one of them is taken back, and one transfer pays what is open', async () => {
    await me.payments.payPart(1, '100,00', 'cash');
    await me.payments.seePart(1, '100,00', '199,71');
    await me.payments.payPart(1, '99,71', 'transfer');
    await me.payments.seeStatus(1, 'paid');
    const policy = me.page.url();
    await me.payments.takeLastBack(1);
    await me.amTold(words('common:success.payment.unpaid'));
    await me.goTo(policy);
    await me.payments.seePart(1, '100,00', '199,71');
    const transfer = await me.payments.beginTransfer();
    await transfer.fill(49_913);
    await transfer.seeParts([9_971, 19_971, 19_971]);
    await transfer.pay();
    await me.payments.seeStatus(2, 'paid');
    await me.payments.seePart(3, '199,71', '199,73');
  });

  await test.step('the payer is reminded once a day', async () => {
    await me.payments.openReminder();
    await me.payments.remind();
    await me.amTold(words('common:success.payment.notified'));
    await seeMailTo(customer.email, /filename="?(plan-de-pagos|payment-plan)-[^"]+\.pdf/);
    await me.payments.openReminder();
    await me.payments.seeReminded();
  });

  await test.step('the invoice of an instalment is noted', async () => {
    await me.goTo(paths.payments({ search: number }));
    await me.payments.writeInvoice(number, '001-002-000123456');
    await me.amTold(words('common:success.payment.updated'));
  });

  await test.step('the policy is closed', async () => {
    await me.goTo(paths.policies({ search: number }));
    await me.page.getByRole('link', { name: number }).click();
    await me.policy.closeBecause('El vehículo se vendió');
    await me.amTold(words('common:success.policy.closed'));
    await me.policy.seeStatus('closed');
  });

  await test.step('a branch without coverages has nothing to add, and one with a single one soon no more', async () => {
    await me.goTo(paths.branches());
    await me.branches.addOfficial(branchOf('9'));
    await me.policies.addOfBranch(scratch, branchOf('9'));
    const draft = me.page.url();
    await me.policyLists.open('coverages');
    await me.policyLists.begin('addCoverage');
    await me.amTold(words('common:validation.noItems'));
    await me.goTo(paths.newCoverage());
    await lookUp(me.page, words('coverages:form.branch'), branchOf('9'));
    await write(me.page, words('coverages:form.name'), 'Cobertura del día');
    await tick(me.page, words('coverages:form.type'), words('common:coverageType.coverage'));
    await me.records.press(words('coverages:form.create'));
    await me.amTold(words('common:success.coverage.created'));
    await me.goTo(`${draft}?tab=coverages`);
    await me.policyLists.beginCoverage('Cobertura del día');
    await me.policyLists.saveRow();
    await me.policyLists.seeRow('coverages', 'Cobertura del día');
    await me.policyLists.begin('addCoverage');
    await me.amTold(words('common:validation.allSelected'));
  });

  await test.step('and the draft is thrown away', async () => {
    await me.goTo(paths.policies({ search: scratch }));
    await me.records.delete(scratch, words('policies:list.delete'));
    await me.amTold(words('common:success.policy.deleted'));
    await expect(me.page.getByRole('link', { name: scratch })).toHaveCount(0);
  });
});

test('a customer who does not exist is said to be missing', async ({ me }) => {
  await me.access.signIn(demo.broker, paths.customer(999_999));
  await me.see(me.words('common:error.customerNotFound'));
});
