import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
let api: TestApi;
let office: Partner;

const ana = {
  legal_type: 'natural',
  name: '  Ana Lucía Cevallos ',
  identification_type: 'cedula',
  identification: '171284563-3',
  birthdate: '1984-06-17',
  phone: '0987654321',
  email: 'ana.cevallos@correo.ec',
  sex: 'female',
  country_id: '218',
  province: 'EC-P',
  city: 'Quito',
  insured_type: 'titular',
  roles: ['contractor', 'payer', 'insured'],
};
const passport = (identification: string, more: object = {}) => ({
  legal_type: 'natural',
  name: `Persona ${identification}`,
  identification_type: 'passport',
  identification,
  country_id: '218',
  roles: ['insured'],
  ...more,
});
const create = async (body: object, at = office) => {
  const answer = await at.call('createCustomer', { body });
  expect(answer.body).not.toHaveProperty('errors');
  expect(answer.status).toBe(201);
  return answer.body as typeof answer.body & { id: number };
};

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
});
afterAll(() => api.close());

describe('adding a customer', () => {
  it('stores the identification and the phone in one way, and counts the age', async () => {
    const customer = await create(ana);
    expect(customer).toMatchObject({
      name: 'Ana Lucía Cevallos',
      identification: '1712845633',
      identification_warning: null,
      phone: '+593987654321',
      titular: null,
      titular_identification: null,
      dependents: [],
      version: 1,
    });
    const age = Number(new Date().toISOString().slice(0, 4)) - 1984;
    expect([age, age - 1]).toContain(customer.age);
  });

  it('shows who has the identification already', async () => {
    const answer = await office.call('createCustomer', { body: { ...ana, name: 'Otra' } });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'duplicate_identification',
      current: { name: 'Ana Lucía Cevallos' },
      detail: 'A customer with this identification already exists.',
    });
    const other = await api.partner('dos');
    await create(ana, other);
  });

  it.each([
    ['en', "The identification's check digit is not correct.", 'Enter a valid phone number with its country code.'],
    [
      'es',
      'El dígito verificador de la identificación no es correcto.',
      'Escriba un teléfono válido, con código de país.',
    ],
  ] as const)('says in %s what is wrong with which field', async (language, identification, phone) => {
    const body = { ...ana, identification: '1712845635', phone: '12 34 56' };
    const answer = await office.call('createCustomer', { body, language });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ identification: [identification], phone: [phone] });
  });

  it('accepts a company whose number has no check digit, and warns', async () => {
    const company = {
      legal_type: 'legal',
      name: 'Comercial Andina S.A.',
      identification_type: 'ruc',
      identification: '1793213150001',
      foundation_date: '2022-05-02',
      country_id: '218',
      roles: ['contractor'],
    };
    expect(await create(company)).toMatchObject({ identification_warning: 'check_digit', age: null });
  });

  const abroad = { ...ana, identification_type: 'cedula', phone: null, province: null };
  it('tells two people of Panama apart by the hyphens of their cards', async () => {
    const panama = { ...abroad, country_id: '591' };
    const first = await create({ ...panama, identification: '8-123-4567' });
    expect(first.identification).toBe('8-123-4567');
    expect(await create({ ...panama, identification: '8-1234-567' })).toMatchObject({ identification: '8-1234-567' });
    const again = await office.call('createCustomer', { body: { ...panama, identification: '08-0123-04567' } });
    expect(again).toMatchObject({ status: 409, body: { current: { id: first.id } } });
    const bare = await create({ ...panama, identification: '81234567' });
    expect(bare).toMatchObject({ identification: '81234567', identification_warning: 'no_hyphens' });
  });

  it.each([
    ['152', 'cedula', '7.654.321-6', '07.654.321-6'],
    ['724', 'ruc', 'A-58818501', 'ES A58818501'],
    ['604', 'cedula', '07654321', '7654321'],
    ['484', 'ruc', 'A&B-800101-AB1', 'a&b800101ab1'],
  ])('knows a customer of country %s by their %s %s when it comes as %s', async (country_id, type, first, second) => {
    const body = { ...abroad, country_id, identification_type: type };
    const { id } = await create({ ...body, identification: first });
    const again = await office.call('createCustomer', { body: { ...body, identification: second } });
    expect([again.status, (again.body.current as { id?: number })?.id]).toEqual([409, id]);
  });

  it('warns of a Colombian number without its digit, and takes a generic one of Mexico', async () => {
    const company = { ...abroad, identification_type: 'ruc' };
    expect(await create({ ...company, country_id: '170', identification: '900.123.456' })).toMatchObject({
      identification_warning: 'no_check_digit',
    });
    expect(await create({ ...company, country_id: '484', identification: 'XAXX010101000' })).toMatchObject({
      identification_warning: null,
    });
  });

  it.each([
    ['birthdate', { birthdate: '2990-01-01' }],
    ['birthdate', { birthdate: '1850-01-01' }],
    ['foundation_date', { foundation_date: '2001-01-01' }],
    ['sex', { legal_type: 'legal', sex: 'male' }],
    ['province', { province: 'ES-M' }],
    ['country_id', { country_id: '000' }],
    ['titular_id', { insured_type: 'dependent', titular_id: 999_999 }],
    ['titular_id', { titular_id: 1 }],
    ['identification', { identification: 'AB1' }],
  ])('refuses a wrong %s: %j', async (field, wrong) => {
    const answer = await office.call('createCustomer', { body: passport('WRONG1', wrong) });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });

  it('refuses signs that no text can hold', async () => {
    const answer = await office.call('createCustomer', { body: passport('NUL001', { notes: 'a\u0000b' }) });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['notes']]);
  });

  it('is made once, however often the same request comes', async () => {
    const send = () => office.call('createCustomer', { body: passport('ONCE01'), key: 'the-same-key-0001' });
    const one = await send();
    const two = await send();
    expect(two.body).toEqual(one.body);
    const race = await Promise.all([1, 2, 3].map(() => office.call('createCustomer', { body: passport('RACE01') })));
    expect(race.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });

  it('writes one line of history with what was written', async () => {
    const { id } = await create(passport('HIST01'));
    const history = await office.call('listAudit', { query: { model: 'customer', object_id: id } });
    expect(history.body.count).toBe(1);
    expect(history.body.results?.[0]).toMatchObject({ event: 'customer_created', actor: { name: 'Ana' } });
    expect(history.body.results?.[0]?.changes).toContainEqual({
      field: 'identification',
      before: null,
      after: 'HIST01',
    });
  });
});

describe('changing a customer', () => {
  it('changes what is sent and leaves the rest', async () => {
    const { id } = await create(passport('CHANGE1', { city: 'Loja', notes: 'VIP' }));
    const answer = await office.call('updateCustomer', {
      path: { customerId: id },
      version: 1,
      body: { city: ' Cuenca ', notes: '  ' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ city: 'Cuenca', notes: null, name: 'Persona CHANGE1', version: 2 });
    const history = await office.call('listAudit', { query: { model: 'customer', object_id: id } });
    expect(history.body.results?.[0]).toMatchObject({
      event: 'customer_updated',
      changes: [
        { field: 'city', before: 'Loja', after: 'Cuenca' },
        { field: 'notes', before: 'VIP', after: null },
      ],
    });
  });

  it('clears the fields of the other kind of person', async () => {
    const { id } = await create(passport('KIND01', { birthdate: '1990-01-01', sex: 'male' }));
    const answer = await office.call('updateCustomer', {
      path: { customerId: id },
      version: 1,
      body: { legal_type: 'legal' },
    });
    expect(answer.body).toMatchObject({ legal_type: 'legal', birthdate: null, sex: null, age: null });
  });

  it('tells a missing record from one that somebody else changed', async () => {
    const { id } = await create(passport('STALE01'));
    const change = (customerId: number, version: number) =>
      office.call('updateCustomer', { path: { customerId }, version, body: { city: 'Ibarra' } });
    expect((await change(id, 1)).status).toBe(200);
    const late = await change(id, 1);
    expect(late.status).toBe(412);
    expect(late.body.current).toMatchObject({ id, version: 2, city: 'Ibarra' });
    const gone = await change(999_999, 1);
    expect([gone.status, gone.body.detail]).toEqual([404, 'Customer not found']);
  });

  it('refuses an identification that another customer has', async () => {
    const { id } = await create(passport('TAKEN01'));
    await create(passport('TAKEN02'));
    const answer = await office.call('updateCustomer', {
      path: { customerId: id },
      version: 1,
      body: { identification: 'taken02' },
    });
    expect(answer.status).toBe(409);
    expect(answer.body.current).toMatchObject({ name: 'Persona TAKEN02' });
  });
});
