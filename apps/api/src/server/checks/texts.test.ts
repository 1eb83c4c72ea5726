import { afterAll, beforeAll, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { tidyBody } from './texts.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('textos');
  await office.onPlan('PYMEs');
});
afterAll(() => api.close());

/** As it comes out of a document: blanks of every kind around it, some without a width. */
const pasted = (text: string) => `\u00A0\u200B ${text}\u2060\u3000 \uFEFF`;

it.each([
  ['createBranch', { name: pasted('Vida'), group: 'people' }, 'name', 'Vida'],
  ['createProvider', { name: pasted('Andina'), ruc: pasted('1790012345001') }, 'name', 'Andina'],
  ['createRole', { name: pasted('Mesa'), permissions: ['policy_app.view_policy'] }, 'name', 'Mesa'],
  [
    'createCustomer',
    {
      name: pasted('Rosa Pérez'),
      legal_type: 'natural',
      roles: ['contractor'],
      country_id: '218',
      identification_type: 'cedula',
      identification: '1710034065',
      city: pasted('Quito'),
    },
    'city',
    'Quito',
  ],
  ['createPolicy', { insured_select_type: 'personal', number: pasted('P-1') }, 'number', 'P-1'],
] as const)('%s keeps no blanks around a text', async (operation, body, field, kept) => {
  const made = succeeded<Record<string, unknown>>(await office.call(operation, { body }));
  expect(made[field]).toBe(kept);
});

it('keeps no blanks around what a brokerage says of itself', async () => {
  const { version } = (await office.call('getPartner')).body;
  const body = { name: pasted('Rosa Pérez Seguros 🌹 Cía. Ltda.'), slogan: pasted(''), tags: [pasted('vida')] };
  const changed = await office.call('updatePartner', { version: Number(version), body });
  expect(changed.body).toMatchObject({ name: 'Rosa Pérez Seguros 🌹 Cía. Ltda.', slogan: null, tags: ['vida'] });
  const nameless = await office.call('updatePartner', { version: 2, body: { name: '\u200B\u00A0' } });
  expect([nameless.status, Object.keys(Object(nameless.body.errors))]).toEqual([422, ['name']]);
});

it('leaves passwords and drafts as they were typed', async () => {
  expect(tidyBody({ name: ' a ', new_password: ' b ', rows: [{ name: ' c ' }] })).toEqual({
    name: 'a',
    new_password: ' b ',
    rows: [{ name: 'c' }],
  });
  expect(api.operations.get('saveDraft')?.isVerbatim).toBe(true);
});
