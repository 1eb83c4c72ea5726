import { capital } from '../names.mjs';
import { importOf } from '../tree.mjs';

/** How records are made that a reference names, and what each needs itself. */
const makers = {
  customer: {
    call: `'createCustomer', {
      body: {
        legal_type: 'natural',
        name: 'Rosa Vera',
        identification_type: 'passport',
        identification: \`AB\${next()}\`,
        country_id: '218',
        roles: ['contractor'],
      },
    }`,
  },
  branch: { call: `'createBranch', { body: { name: \`Ramo \${next()}\`, group: 'other' } }` },
  provider: { call: `'createProvider', { body: { name: \`Compañía \${next()}\`, ruc: '1790010937001' } }` },
  coverage: {
    needs: 'branch',
    call: `'createCoverage', {
      body: { name: \`Cobertura \${next()}\`, coverage_type: 'help', branch_id: await newBranch(at) },
    }`,
  },
  vehicle: {
    needs: 'customer',
    call: `'createVehicle', {
      body: { plate: \`A\${next()}\`, brand: 'Kia', model: 'Rio', year: 2020, owner_id: await newCustomer(at) },
    }`,
  },
};
function makersOf(fields) {
  const named = fields.flatMap(({ kind }) => (kind ? [makers[kind.name].needs, kind.name] : []));
  const kinds = [...new Set(named)].filter((kind) => kind !== undefined);
  if (kinds.length === 0) return '';
  const lines = kinds.map(
    (kind) => `const new${capital(kind)} = async (at: Partner) =>
  Number((await at.call(${makers[kind].call})).body.id);`,
  );
  return `
let made = 100_000;
const next = () => {
  made += 1;
  return made;
};
${lines.join('\n')}
`;
}

/** Its promises, kept over a real database. */
export function testOf({ name, Type, Types, en, app, fields }, file, { testing }) {
  const [first, ...others] = fields;
  const required = others.filter((field) => field.isRequired);
  const values = required.filter(({ kind }) => !kind).map((field) => `${field.column}: ${sampleOf(field)}`);
  const filters = fields.filter((field) => field.type === 'enum');
  const refs = required.filter(({ kind }) => kind);
  const [ref] = fields.filter(({ kind }) => kind);
  const from = importOf(file, `${testing}/testApi.ts`);
  const needs = refs.map(({ column, kind }) => `\n  ${column}: await new${capital(kind.name)}(at),`).join('');
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '${from}';

type Partner = Awaited<ReturnType<TestApi['partner']>>;
let api: TestApi;
let office: Partner;
let usual: object;
${makersOf(ref && !refs.includes(ref) ? [...refs, ref] : refs)}
/** What a new ${en.one} needs besides its name. */
const neededAt = async (${refs.length > 0 ? 'at' : '_at'}: Partner) => ({${values.map((one) => `\n  ${one},`).join('')}${needs}
});
const create = async (${first.name}: string, more: object = {}) => {
  const answer = await office.call('create${Type}', { body: { ${first.name}, ...usual, ...more } });
  expect(answer.status).toBe(201);
  return Number(answer.body.id);
};
const update = (${name}Id: number, version: number, body: object) =>
  office.call('update${Type}', { path: { ${name}Id }, version, body });
const names = async (query: Record<string, string | number>) =>
  (await office.call('list${Types}', { query })).body.results?.map((row) => row.${first.name});

beforeAll(async () => {
  api = await testApi();
  office = await api.partner('uno');
  usual = await neededAt(office);
});
afterAll(() => api.close());

describe('${en.one}', () => {
  it('is kept as it was written, without blanks around it, and told by the history', async () => {
    const id = await create('  Uno  ');
    const ${name} = await office.call('get${Type}', { path: { ${name}Id: id } });
    expect(${name}.body).toMatchObject({ id, ${first.name}: 'Uno', version: 1 });
    expect((await update(id, 1, { ${first.name}: 'Uno A' })).body).toMatchObject({ ${first.name}: 'Uno A', version: 2 });
    const history = await office.call('listAudit', { query: { model: '${name}', object_id: id } });
    expect(history.body.results?.map((row) => row.event)).toEqual(['${name}_updated', '${name}_created']);
  });

  it('has a name that no other one has', async () => {
    const id = await create('Único');
    const again = await office.call('create${Type}', { body: { ${first.name}: 'unico', ...usual } });
    expect([again.status, again.body.current]).toEqual([409, { id, name: 'Único' }]);
    expect((await update(await create('Otro'), 1, { ${first.name}: 'UNICO' })).status).toBe(409);
  });

  it('is changed and deleted in the version that was seen', async () => {
    const id = await create('Versión');
    expect((await update(id, 3, { ${first.name}: 'Otra' })).status).toBe(412);
    const remove = (version: number) => office.call('delete${Type}', { path: { ${name}Id: id }, version });
    expect((await remove(3)).status).toBe(412);
    expect((await remove(1)).status).toBe(204);
    expect((await remove(1)).status).toBe(404);
  });

  it('is refused without a name', async () => {
    const answer = await office.call('create${Type}', { body: { ...usual, ${first.name}: ' ' } });
    expect([answer.status, Object.keys(Object(answer.body.errors))]).toEqual([422, ['${first.name}']]);
  });
${
  ref
    ? `
  it('names records of its own brokerage only', async () => {
    const other = await api.partner('tres');
    const id = await create('Con referencia');
    for (const ${ref.column} of [await new${capital(ref.kind.name)}(other), 999_999]) {
      const answer = await update(id, 1, { ${ref.column} });
      expect([answer.status, Object.keys(Object(answer.body.errors))]).toEqual([422, ['${ref.column}']]);
    }
    const ${ref.column} = await new${capital(ref.kind.name)}(office);
    expect((await update(id, 1, { ${ref.column} })).body.${ref.name}).toMatchObject({ id: ${ref.column} });
  });
`
    : ''
}
  it('belongs to its brokerage alone', async () => {
    const id = await create('Propio');
    const stranger = await api.partner('dos');
    expect((await stranger.call('get${Type}', { path: { ${name}Id: id } })).status).toBe(404);
    expect((await stranger.call('list${Types}')).body.count).toBe(0);
    const reader = await office.as(['${app}.view_${name}']);
    expect((await reader.call('get${Type}', { path: { ${name}Id: id } })).status).toBe(200);
    expect((await reader.call('delete${Type}', { path: { ${name}Id: id }, version: 1 })).status).toBe(403);
  });
});

describe('the list of ${en.many}', () => {
  it('searches, sorts and pages', async () => {
    await create('Lista b');
    await create('Lista á');
    expect(await names({ search: 'lista' })).toEqual(['Lista á', 'Lista b']);
    expect(await names({ search: 'lista', ordering: '-${first.name}' })).toEqual(['Lista b', 'Lista á']);
    expect(await names({ search: 'lista', page: 2, page_size: 1 })).toEqual(['Lista b']);
  });
${filters
  .map(
    ({ name: filter, values: words }) => `
  it('is narrowed by ${filter}', async () => {
    await create('Filtro ${filter}', { ${filter}: '${words[1]}' });
    expect(await names({ search: 'filtro ${filter}', ${filter}: '${words[1]}' })).toEqual(['Filtro ${filter}']);
    expect(await names({ search: 'filtro ${filter}', ${filter}: '${words[0]}' })).toEqual([]);
  });
`,
  )
  .join('')}});
`;
}
const sampleOf = ({ type, values }) =>
  ({ date: "'2026-01-12'", money: "'10.00'", number: '3', yesno: 'false', enum: `'${values[0]}'` })[type] ?? "'Texto'";
