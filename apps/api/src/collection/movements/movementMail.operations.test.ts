import type { Movement } from '@corredor/core/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded, type TestPortfolio } from '../../testing/aPortfolio.ts';
import { type MovementSteps, movementSteps } from '../../testing/movementSteps.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
let portfolio: TestPortfolio;
let steps: MovementSteps;
let today: string;

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('avisos');
  await office.onPlan('PYMEs');
  portfolio = await aPortfolio(office);
  today = portfolio.today;
  steps = movementSteps(office, today);
});
afterAll(() => api.close());

const openingOf = async (movement: Movement) =>
  (await office.call('getMovementMail', { path: { movementId: movement.id } })).body.opening;
const asked = async (policyId: number, kind: Parameters<MovementSteps['asks']>[0], over: object) =>
  openingOf(await steps.drafted(policyId, steps.asks(kind, today, over)));

describe('what an insurer is told', () => {
  it('of a policy says what it has now, and leaves out what stays', async () => {
    const { id } = await portfolio.active({ deductible: '10 % del siniestro', maximum_insured_sum: '25000.00' });
    const other = await portfolio.addCustomer('Marta Vela');
    const fields = {
      deductible: '5 % del siniestro',
      payer_id: other,
      maximum_insured_sum: '30000.00',
      certificate_number: 'C-9',
      estimated_payment_day: 15,
    };
    const opening = await asked(id, 'data', { fields });
    expect(opening).toContain('deducible: antes 10 % del siniestro, después 5 % del siniestro');
    expect(opening).toContain('pagador: antes Íñigo Peña, después Marta Vela');
    expect(opening).toContain('suma asegurada máxima: antes $25.000,00, después $30.000,00');
    expect(opening).toContain('certificado: antes nada, después C-9');
    expect(opening).not.toContain('día de pago');
    // What was true before it was issued is told of it afterwards.
    const issued = await steps.issued(id, steps.asks('data', today, { fields: { deductible: '8 %' } }));
    expect(await openingOf(issued)).toContain('deducible: antes 10 % del siniestro, después 8 %');
  });

  it('of a vehicle and a person says what the insurer would call for, and whose the policy is', async () => {
    const flags = { vehicles: true, insureds: true, generals: false, diagnosis: false };
    const branch = { name: 'Flotas', group: 'other', code: '77', flags };
    const { id: branch_id } = succeeded<{ id: number }>(await office.call('createBranch', { body: branch }));
    const { id } = await portfolio.active({ branch_id });
    const customer = async (customerId: number) =>
      succeeded<{ identification: string }>(await office.call('getCustomer', { path: { customerId } }));
    const owner = await customer(portfolio.contractorId);
    const vehicle = {
      brand: 'HINO',
      model: 'GD',
      year: 2019,
      color: 'Rojo',
      plate: 'ACX7830',
      chassis_number: 'JHDGD1JLUKXX12345',
      engine_number: 'J08E-UB 41377',
      owner_id: portfolio.contractorId,
    };
    const { id: vehicle_id } = succeeded<{ id: number }>(await office.call('createVehicle', { body: vehicle }));
    const customer_id = await portfolio.addCustomer('Marta Ruiz');
    const add = (target: string, after: object) => ({
      action: 'add',
      target,
      record_id: null,
      after,
      term_net: '20.00',
    });
    const opening = await asked(id, 'inclusion', { items: [add('vehicle', { vehicle_id })] });
    expect(opening).toContain('ACX7830 · HINO GD, año 2019, chasis JHDGD1JLUKXX12345, motor J08E-UB 41377, color Rojo');
    expect(opening).toContain(`(${owner.identification})`);
    const person = await customer(customer_id);
    const people = await asked(id, 'inclusion', { items: [add('insured', { customer_id, relationship: 'titular' })] });
    expect(people).toContain(`Marta Ruiz, identificación ${person.identification}`);
  });

  it('writes amounts and percentages as everywhere else', async () => {
    const { id } = await portfolio.active();
    const coverage_id = await portfolio.addCoverage('Lucro cesante', portfolio.branchId);
    const row = succeeded<{ id: number }>(
      await office.call('createPolicyCoverage', {
        path: { policyId: id },
        body: { coverage_id, limit: '10000.00', percentage: '10' },
      }),
    );
    const after = { limit: '14000.00', percentage: '12.5' };
    const items = [{ action: 'change', target: 'coverage', record_id: row.id, after, term_net: '20.00' }];
    const opening = await asked(id, 'value', { items });
    expect(opening).toMatch(/límite: antes \$10\.000,00, después \$14\.000,00/);
    expect(opening).toMatch(/porcentaje: antes 10\s%, después 12,5\s%/);
  });
});
