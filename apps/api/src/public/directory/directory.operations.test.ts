import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrokerage } from '../../testing/aBrokerage.ts';
import { type CallOptions, type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let andes: Awaited<ReturnType<typeof aBrokerage>>;
beforeAll(async () => {
  api = await testApi();
  const quito = { city: 'Quito', state: 'EC-P' };
  andes = await aBrokerage(api, 'Andes Seguros', {
    ...quito,
    tags: ['vehículos', 'salud'],
    branches: ['Vehículos', 'Vida individual'],
    slogan: 'Su tranquilidad',
    resume: 'Desde 2004.',
    website: 'https://andes.example',
  });
  await aBrokerage(api, 'Corretaje Ñandú', { ...quito, tags: ['Vehiculos', 'pymes'], branches: ['Fianzas'] });
  await aBrokerage(api, 'Égida Consultores', { city: 'quito', state: 'EC-P', tags: ['andes'] });
  await aBrokerage(api, 'Faro', {
    country: '170',
    city: 'Medellín',
    state: 'CO-ANT',
    tags: ['salud'],
    branches: ['Andes crédito'],
  });
});
afterAll(() => api.close());

const ask = (query: CallOptions['query'] = {}, language: 'es' | 'en' = 'es') =>
  api.anonymous('listDirectory', { query, language });
async function names(query: CallOptions['query']) {
  const { body } = await ask(query);
  expect(body.count).toBe(body.results?.length);
  return body.results?.map((one) => one.name);
}

describe('the directory', () => {
  it('shows what a brokerage publishes, in the language of the reader', async () => {
    const { body } = await ask({ search: 'andes seguros', lng: 'en' });
    expect(body.results?.[0]).toEqual({
      alias: andes.alias,
      name: 'Andes Seguros',
      slogan: 'Su tranquilidad',
      image: null,
      city: 'Quito',
      state: { code: 'EC-P', name: 'Pichincha' },
      country: { code: 'EC', name: 'Ecuador' },
      tags: ['vehículos', 'salud'],
      branches: ['Vehicles', 'Individual life'],
    });
    expect(body.facets).toMatchObject({
      branches: expect.arrayContaining([expect.objectContaining({ label: 'Individual life' })]),
    });
    const spanish = (await ask({ search: 'andes seguros', lng: 'es' })).body;
    expect(spanish.results?.[0]?.branches).toEqual(['Vehículos', 'Vida individual']);
    const spain = await aBrokerage(api, 'Ultramar', { country: '724' });
    const country = async (query: object) => (await ask({ search: 'ultramar', ...query })).body.results?.[0]?.country;
    expect([await country({}), await country({ lng: 'en' })]).toMatchObject([{ name: 'España' }, { name: 'Spain' }]);
    await spain.endsIn(-1);
  });

  it('finds by name, tag, city and branch, in that order, whatever the accents and capitals', async () => {
    expect(await names({ search: 'ANDES' })).toEqual(['Andes Seguros', 'Égida Consultores', 'Faro']);
    expect(await names({ search: 'nandu' })).toEqual(['Corretaje Ñandú']);
    expect(await names({ search: 'medellin' })).toEqual(['Faro']);
    expect(await names({ search: 'vehículos' })).toEqual(['Andes Seguros', 'Corretaje Ñandú']);
    expect(await names({ search: 'vida' })).toEqual(['Andes Seguros']);
    expect(await names({ search: 'el corretaje de quito' })).toEqual(['Corretaje Ñandú']);
    expect(await names({ search: andes.alias })).toEqual(['Andes Seguros']);
  });

  it('finds what is being typed, and what is mistyped', async () => {
    expect(await names({ search: 'and' })).toEqual(['Andes Seguros', 'Égida Consultores', 'Faro']);
    expect(await names({ search: 'egid' })).toEqual(['Égida Consultores']);
    expect(await names({ search: 'corretage nandu' })).toEqual(['Corretaje Ñandú']);
    expect(await names({ search: 'vehiclos' })).toEqual(['Andes Seguros', 'Corretaje Ñandú']);
    expect(await names({ search: 'medelin' })).toEqual(['Faro']);
    expect(await names({ search: 'zzqqxx' })).toEqual([]);
  });

  it('finds short words with one mistake: a letter missing, too many, wrong, or in its neighbour’s place', async () => {
    const others = await Promise.all([
      aBrokerage(api, 'Lola Pérez', { city: 'Loja', state: 'EC-L' }),
      aBrokerage(api, 'Mercurio', { city: 'Cuenca', state: 'EC-A' }),
      aBrokerage(api, 'Luz 24', { city: 'Lima', country: '604', state: 'PE-LIM' }),
    ]);
    const finds = async (search: string) => [search, await names({ search, ordering: 'name' })];
    const inQuito = ['Andes Seguros', 'Corretaje Ñandú', 'Égida Consultores'];
    for (const search of ['qito', 'quuito', 'quoto', 'uqito', 'qutio'])
      expect(await finds(search)).toEqual([search, inQuito]);
    expect(await finds('cuneca')).toEqual(['cuneca', ['Mercurio']]);
    expect(await finds('lojja')).toEqual(['lojja', ['Lola Pérez']]);
    expect(await finds('lux')).toEqual(['lux', ['Luz 24']]);
    // Words that somebody has mean themselves, also beside one that nobody has; numbers are never guessed.
    expect(await finds('lola')).toEqual(['lola', ['Lola Pérez']]);
    expect(await finds('luz liama')).toEqual(['luz liama', ['Luz 24']]);
    expect(await finds('loja qito')).toEqual(['loja qito', []]);
    for (const search of ['25', 'dux', 'qto', 'zz']) expect(await finds(search)).toEqual([search, []]);
    for (const other of others) await other.endsIn(-1);
  });

  it('is narrowed by country, state, city, tags and branches, all at once', async () => {
    expect(await names({ country: 'co' })).toEqual(['Faro']);
    expect(await names({ country: '170' })).toEqual(['Faro']);
    expect(await names({ country: 'ZZ' })).toEqual([]);
    expect(await names({ state: 'EC-P', ordering: 'newest' })).toEqual([
      'Égida Consultores',
      'Corretaje Ñandú',
      'Andes Seguros',
    ]);
    expect(await names({ city: 'QUITO' })).toHaveLength(3);
    expect(await names({ city: 'Quit' })).toEqual([]);
    expect(await names({ tags: ['vehiculos'] })).toEqual(['Andes Seguros', 'Corretaje Ñandú']);
    expect(await names({ tags: ['vehículos', 'Salud'] })).toEqual(['Andes Seguros']);
    expect(await names({ branches: ['fianzas'] })).toEqual(['Corretaje Ñandú']);
    expect(await names({ country: 'EC', search: 'salud' })).toEqual(['Andes Seguros']);
    expect(await names({ country: 'EC', tags: ['nadie lo tiene'] })).toEqual([]);
  });

  it('counts what it could be narrowed to, each facet without its own filter', async () => {
    const all = (await ask()).body;
    expect(all).toMatchObject({
      count: 4,
      facets: {
        countries: [
          { value: 'EC', label: 'Ecuador', count: 3 },
          { value: 'CO', label: 'Colombia', count: 1 },
        ],
        states: [
          { value: 'EC-P', label: 'Pichincha', count: 3 },
          { value: 'CO-ANT', label: 'Antioquia', count: 1 },
        ],
        cities: [
          { value: 'quito', label: 'Quito', count: 3 },
          { value: 'medellin', label: 'Medellín', count: 1 },
        ],
        tags: [
          { value: 'salud', label: 'salud', count: 2 },
          { value: 'vehiculos', label: 'vehículos', count: 2 },
          { value: 'andes', label: 'andes', count: 1 },
          { value: 'pymes', label: 'pymes', count: 1 },
        ],
      },
    });
    const narrowed = (await ask({ country: 'EC', tags: ['salud'] })).body;
    expect(narrowed).toMatchObject({
      count: 1,
      facets: {
        countries: [
          { value: 'CO', count: 1 },
          { value: 'EC', count: 1 },
        ],
        tags: [{ value: 'vehiculos', count: 2 }, { value: 'andes' }, { value: 'pymes' }, { value: 'salud', count: 1 }],
        cities: [{ value: 'quito', count: 1 }],
      },
    });
  });

  it('names what is chosen although nobody has it', async () => {
    const { body } = await ask({ country: 'FR', city: 'QUITO', tags: ['Salud', 'Yates'] });
    expect(body).toMatchObject({
      count: 0,
      facets: {
        countries: expect.arrayContaining([{ value: 'FR', label: 'Francia', count: 0 }]),
        cities: [{ value: 'quito', label: 'Quito', count: 0 }],
        tags: [
          { value: 'salud', label: 'salud', count: 0 },
          { value: 'Yates', label: 'Yates', count: 0 },
        ],
      },
    });
  });

  it('has exact pages that do not overlap, and an empty one after the last', async () => {
    const page = async (number: number) => (await ask({ page: number, page_size: 3, ordering: 'name' })).body;
    const first = await page(1);
    const second = await page(2);
    const third = await page(3);
    expect([first.count, second.count, third.count]).toEqual([4, 4, 4]);
    const shown = [...(first.results ?? []), ...(second.results ?? [])].map((one) => one.name);
    expect(shown).toEqual(['Andes Seguros', 'Corretaje Ñandú', 'Égida Consultores', 'Faro']);
    expect(third).toMatchObject({ page: 3, page_size: 3, results: [] });
    expect((await ask({ search: 'andes', page: 2, page_size: 2 })).body.results).toMatchObject([{ name: 'Faro' }]);
    expect((await ask({ page_size: 51 })).status).toBe(422);
    expect((await ask({ page: 1_000_000, page_size: 50 })).body).toMatchObject({ count: 4, results: [] });
  });

  it.each([
    'a & | ! :*',
    "'",
    "''",
    '%',
    '_',
    '\\',
    '"',
    '(',
    "'; drop table partners --",
    ':*',
    '<->',
    'a\\',
    '½ ʼ ﬁ',
    '🙂',
    '\u0000',
    '漢字',
    ' ',
  ])('takes "%s" for words, not for a language', async (search) => {
    const asked: CallOptions['query'][] = [{ search }, { city: search }, { tags: [search] }, { branches: [search] }];
    for (const query of asked) expect((await ask(query)).status).toBeLessThan(500);
  });
});

describe('who is listed', () => {
  it('has a valid subscription where it is, and says so in its profile', async () => {
    const late = await aBrokerage(api, 'Vencida');
    const state = async () => [
      (await names({ search: 'vencida' }))?.length,
      (await api.anonymous('getPublicProfile', { path: { alias: late.alias } })).body.is_listed,
    ];
    expect(await state()).toEqual([1, true]);
    await late.endsIn(0);
    expect(await state()).toEqual([1, true]);
    await late.endsIn(-1);
    expect(await state()).toEqual([0, false]);
  });

  it('follows its own calendar, and what it has paid ahead', async () => {
    const early = await aBrokerage(api, 'Madrugadora');
    const isFound = async () => (await names({ search: 'madrugadora' }))?.length === 1;
    const moveTo = (zone: string) =>
      sql`update partners set timezone = ${zone} where id = ${early.partnerId}`.execute(api.adminDb);
    // It began long enough ago to have begun in every time zone.
    await sql`update subscriptions set starts_on = starts_on - 5 where partner_id = ${early.partnerId}`.execute(
      api.adminDb,
    );
    // These two are 26 hours apart: where the one has today, the other has yesterday at the latest.
    await moveTo('Pacific/Kiritimati');
    await early.endsIn(-1);
    expect(await isFound()).toBe(false);
    await moveTo('Etc/GMT+12');
    expect(await isFound()).toBe(true);
    await early.endsIn(0);
    await sql`insert into subscriptions (partner_id, plan_id, subscription_type, starts_on, is_paid)
      select partner_id, 1, 'free', today + 1, true from partner_today where partner_id = ${early.partnerId}`.execute(
      api.adminDb,
    );
    const until = await sql<{ until: string }>`
      select listed_until::text as until from directory_entries where partner_id = ${early.partnerId}`.execute(
      api.adminDb,
    );
    expect(until.rows).toEqual([{ until: 'infinity' }]);
    expect(await isFound()).toBe(true);
  });

  it('wants to be, and is what it publishes now', async () => {
    const shy = await aBrokerage(api, 'Tímida');
    expect(await names({ search: 'timida' })).toEqual(['Tímida']);
    await shy.call('updatePartner', { body: { name: 'Reservada' }, version: 2 });
    expect([await names({ search: 'timida' }), await names({ search: 'reservada' })]).toEqual([[], ['Reservada']]);
    await shy.call('updatePartner', { body: { listed: false }, version: 3 });
    expect(await names({ search: 'reservada' })).toEqual([]);
    expect((await api.anonymous('getPublicProfile', { path: { alias: shy.alias } })).body).toMatchObject({
      is_listed: false,
    });
  });

  it('shows its lines of insurance as its catalogue has them', async () => {
    const busy = await aBrokerage(api, 'Ocupada');
    const { id } = await busy.addBranch('Aviación');
    expect(await names({ branches: ['aviacion'] })).toEqual(['Ocupada']);
    await busy.call('updateBranch', { path: { branchId: id }, body: { name: 'Marítimo' }, version: 1 });
    expect([await names({ branches: ['aviacion'] }), await names({ search: 'maritimo' })]).toEqual([[], ['Ocupada']]);
    await busy.call('deleteBranch', { path: { branchId: id }, version: 2 });
    expect(await names({ search: 'maritimo' })).toEqual([]);
  });
});
