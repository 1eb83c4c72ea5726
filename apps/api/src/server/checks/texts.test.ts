import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { documentedOperations, exampleOf, setDeep, textsInBody } from '../../testing/documentInputs.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { readDocument } from '../request/document.ts';
import { tidyBody } from './texts.ts';
import { createValidation } from './validation.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('textos');
  await office.onPlan('PYMEs');
});
afterAll(() => api.close());

/** Where a text may have several lines. */
const lengthy = [
  'condition',
  'description',
  'message',
  'note',
  'notes',
  'observations',
  'one_name',
  'outcome',
  'reason',
  'resume',
];
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

describe('every text of every body', () => {
  const validationOf = createValidation(readDocument(new URL('../../../../../.build/openapi.json', import.meta.url)));
  const isSecret = (trail: string[]) => trail.at(-1)?.includes('password');
  const texts = documentedOperations
    .filter(({ isVerbatim }) => !isVerbatim)
    .flatMap((operation) =>
      textsInBody(operation)
        .filter(({ trail }) => !isSecret(trail))
        .map(({ trail, schema }) => ({ operation, trail, schema })),
    );
  const sent = ({ operation, trail }: Pick<(typeof texts)[number], 'operation' | 'trail'>, text: string) => {
    const { value, errors } = validationOf(operation).body?.(setDeep(exampleOf(operation), trail, text)) ?? {};
    const kept = trail.reduce<unknown>((part, step) => Object(part)[step], value);
    return { kept, fault: errors?.[trail.join('.')]?.[0] };
  };
  const named = ({ operation, trail }: Pick<(typeof texts)[number], 'operation' | 'trail'>) =>
    `${operation.id} ${trail.join('.')}`;

  it.each([
    ['U+0000', '\u0000'],
    ...['202A', '202B', '202C', '202D', '202E', '2066', '2067', '2068', '2069', '2028', '2029'].map(
      (code) => [`U+${code}`, String.fromCodePoint(Number.parseInt(code, 16))] as const,
    ),
    ['U+D83C', '\ud83c'],
    ['U+DF39', '\udf39'],
  ] as const)('refuses %s on its field', (name, sign) => {
    const refused = texts.filter((one) => sent(one, `a${sign}b`).fault?.key === 'field.strange_sign');
    expect(refused.length).toBeGreaterThan(300);
    // The cells of a file are told row by row.
    expect(texts.filter((one) => !refused.includes(one)).map(named)).toEqual([
      'checkImport rows.0.values.one_name',
      'createImportRows rows.0.values.one_name',
    ]);
    expect(sent(texts.find(({ trail }) => trail[0] === 'notes') as never, `a${sign}b`).fault?.params).toEqual({
      sign: name,
    });
  });

  it('is of one line, but for those in which people write at length', () => {
    const broken = texts.filter((one) => /[\r\n]/.test(String(sent(one, 'a\r\n\rb').kept)));
    expect([...new Set(broken.map(({ trail }) => trail.at(-1)))].sort()).toEqual(lengthy);
    const other = texts.filter((one) => !broken.includes(one));
    for (const one of other) expect([named(one), sent(one, 'a\r\n\rb').kept]).toEqual([named(one), 'a b']);
  });

  it('takes the signs around it for blanks, and leaves those that join or direct letters', () => {
    const name = documentedOperations.find(({ id }) => id === 'createBranch');
    if (!name) throw new Error('no operation createBranch');
    for (const text of ['Vida 👩‍👩‍👧 🌹', 'שלום\u200f', 'x\u00a0y', 'a\tb'])
      expect(sent({ operation: name, trail: ['name'] }, `\u202a ${text}y\u202c\u2029`)).toEqual({
        kept: `${text}y`,
        fault: undefined,
      });
  });
});

it('reads the values of extra fields, whatever their key', () => {
  const operation = documentedOperations.find(({ id }) => id === 'createPolicy');
  if (!operation) throw new Error('no operation createPolicy');
  const validation = createValidation(readDocument(new URL('../../../../../.build/openapi.json', import.meta.url)));
  const body = setDeep(exampleOf(operation), ['extra', 'password'], 'a\u202eb');
  expect(validation(operation).body?.(body).errors).toMatchObject({
    'extra.password': [{ key: 'field.strange_sign' }],
  });
});

it('leaves passwords and drafts as they were typed', async () => {
  expect(tidyBody({ name: ' a ', new_password: ' b ', rows: [{ name: ' c ' }] })).toEqual({
    name: 'a',
    new_password: ' b ',
    rows: [{ name: 'c' }],
  });
  expect(api.operations.get('saveDraft')?.isVerbatim).toBe(true);
});
