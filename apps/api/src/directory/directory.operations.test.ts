import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('Andes');
});
afterAll(() => api.close());

describe('the directory', () => {
  it('finds a brokerage by its name', async () => {
    const answer = await api.anonymous('listDirectory', { query: { search: 'andes' } });
    expect(answer.body).toMatchObject({ count: 1, page: 1, page_size: 12, results: [{ alias: office.alias }] });
  });
});

describe('a public profile', () => {
  it('has its code and its card', async () => {
    const path = { alias: office.alias };
    expect((await api.anonymous('getPublicProfile', { path })).body).toMatchObject({ phone_label: '+593 99 123 4567' });
    const svg = await api.anonymous('getProfileQr', { path });
    expect(svg.raw.toString()).toMatch(/^<svg width="512" height="512" /);
    const png = await api.anonymous('getProfileQr', { path, query: { format: 'png', size: 300 } });
    expect(png.raw.subarray(1, 4).toString()).toBe('PNG');
    const card = await api.anonymous('getProfileVcard', { path });
    expect(card.raw.toString()).toContain('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Andes\r\n');
    expect((await api.anonymous('getPublicProfile', { path: { alias: 'no-one' } })).status).toBe(404);
  });
});
