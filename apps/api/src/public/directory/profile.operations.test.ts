import { decode } from 'fast-png';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBrokerage } from '../../testing/aBrokerage.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let path: { alias: string };
beforeAll(async () => {
  api = await testApi();
  const { alias } = await aBrokerage(api, 'Andes; Seguros, "Quito"', {
    city: 'Quito',
    state: 'EC-P',
    direction: 'Av. República',
    tags: ['salud', 'a,b'],
    slogan: 'Su tranquilidad es nuestro oficio, desde hace veinte años y en todo el país',
    layout: 'blocks',
    website: 'https://andes.example',
    resume: 'Desde 2004.',
    branches: ['Vida'],
  });
  // An older version kept the breaks of a line.
  await sql`update public_profiles set direction = ${'Av. República\r\nEMAIL:falso@example.com'} where alias = ${alias}`.execute(
    api.adminDb,
  );
  path = { alias };
});
afterAll(() => api.close());

describe('a public profile', () => {
  it('has what the brokerage publishes and nothing else', async () => {
    const { body } = await api.anonymous('getPublicProfile', { path, language: 'es' });
    expect(body).toMatchObject({
      name: 'Andes; Seguros, "Quito"',
      phone: '+593991234567',
      phone_label: '+593 99 123 4567',
      email: 'oficina@example.com',
      country: { code: 'EC', name: 'Ecuador' },
      state: { name: 'Pichincha' },
      branches: ['Vida'],
      layout: 'blocks',
      is_listed: true,
      image: null,
      resume: 'Desde 2004.',
    });
    for (const hidden of ['id', 'partner_id', 'tax_id', 'timezone', 'currency', 'language', 'listed', 'version'])
      expect(body).not.toHaveProperty(hidden);
    expect(JSON.stringify(body)).not.toContain('1790012345001');
  });

  it('is not there where no brokerage has the alias', async () => {
    for (const id of ['getPublicProfile', 'getProfileQr', 'getProfileVcard'] as const)
      expect((await api.anonymous(id, { path: { alias: 'no-hay-nadie' } })).status).toBe(404);
  });
});

describe('its code', () => {
  it('leads to its address, as a drawing or as whole points', async () => {
    const svg = await api.anonymous('getProfileQr', { path, query: { size: 300 } });
    expect([svg.headers['content-type'], svg.raw.toString().slice(0, 40)]).toEqual([
      'image/svg+xml',
      '<svg width="300" height="300" xmlns="htt',
    ]);
    const png = await api.anonymous('getProfileQr', { path, query: { format: 'png', size: 300 } });
    expect(png.headers['content-type']).toBe('image/png');
    const { width, height } = decode(png.raw);
    expect([width <= 300 && width > 200, width === height]).toEqual([true, true]);
    expect((await api.anonymous('getProfileQr', { path, query: { size: 127 } })).status).toBe(422);
  });
});

describe('its card', () => {
  it('is read by address books: escaped, folded, and nothing of a value becomes a property', async () => {
    const { raw, headers } = await api.anonymous('getProfileVcard', { path });
    expect(headers['content-disposition']).toBe(`attachment; filename="${path.alias}.vcf"`);
    const lines = raw.toString().split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.at(-1)).toBe('');
    const whole = raw.toString().replaceAll('\r\n ', '').split('\r\n');
    expect(whole).toContain('FN:Andes\\; Seguros\\, "Quito"');
    expect(whole).toContain('ADR;TYPE=WORK:;;Av. República\\nEMAIL:falso@example.com;Quito;Pichincha;;Ecuador');
    expect(whole).toContain(`URL:http://localhost:3000/${path.alias}`);
    expect(whole).toContain('CATEGORIES:salud,a\\,b');
    expect(whole.filter((line) => line.startsWith('EMAIL'))).toEqual(['EMAIL;TYPE=INTERNET,WORK:oficina@example.com']);
  });
});
