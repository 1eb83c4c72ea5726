import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../testing/aPortfolio.ts';
import { aJpeg, aPng, aWebp, uploadOf } from '../../testing/someImages.ts';
import { type TestApi, testApi } from '../../testing/testApi.ts';

let api: TestApi;
let office: Awaited<ReturnType<TestApi['partner']>>;
beforeAll(async () => {
  api = await testApi();
  office = await api.partner('retratos');
});
afterAll(() => api.close());

const setMine = (bytes: Buffer) => office.call('updateMyImage', uploadOf(bytes));
const addressIn = (answer: Parameters<typeof succeeded>[0]) => succeeded<{ image: string }>(answer).image;
const keyOf = (address: string) => address.split('/').at(-2) ?? '';
const read = (address: string) => api.anonymous('getImage', { path: { imageKey: keyOf(address) } });

describe('an image', () => {
  it.each([
    ['image/png', aPng()],
    ['image/jpeg', aJpeg()],
    ['image/webp', aWebp()],
  ])('of type %s is shown to anybody who knows its name, and never runs', async (type, bytes) => {
    const address = addressIn(await setMine(bytes));
    expect(address).toMatch(/^\/api\/public\/images\/[0-9a-f]{32}\.(png|jpg|webp)\/$/);
    const got = await read(address);
    expect(got.raw.equals(bytes)).toBe(true);
    expect(got.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(got.headers['content-disposition']).toBeUndefined();
  });

  it.each([
    ['a drawing that can run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'PNG'],
    ['a page', Buffer.from('<!doctype html>'), 'PNG'],
    ['nothing', Buffer.alloc(0), 'PNG'],
    ['half a PNG', aPng().subarray(0, 40), 'damaged'],
    ['a JPEG without a frame', aJpeg().subarray(0, 9), 'damaged'],
    ['half a WebP', aWebp().subarray(0, 24), 'damaged'],
    ['a PNG that is too wide', aPng({ width: 4097 }), '4096'],
    ['a JPEG that is too high', aJpeg({ height: 4097 }), '4096'],
    ['a PNG without height', aPng({ height: 0 }), 'damaged'],
    ['too many bytes', Buffer.concat([aPng(), Buffer.alloc(2 * 1_048_576)]), '2 MiB'],
  ])('is refused as %s, and leaves nothing', async (_what, bytes, reason) => {
    const before = await api.files.keys();
    const refused = await setMine(bytes);
    expect(refused).toMatchObject({ status: 422, body: { errors: { file: [expect.stringContaining(reason)] } } });
    expect(await api.files.keys()).toEqual(before);
  });

  it('is asked for as field "file" of a form', async () => {
    expect((await office.call('updateMyImage', uploadOf(aPng(), { field: 'picture' }))).status).toBe(422);
    expect((await office.call('updateMyImage', { body: { file: 'x' } })).status).toBe(415);
  });

  it('is not found by another name, nor outside its folder', async () => {
    expect((await read(`/api/public/images/${'0'.repeat(32)}.png/`)).status).toBe(404);
    expect((await api.anonymous('getImage', { path: { imageKey: '../../portfolio/policies/a.pdf' } })).status).toBe(
      404,
    );
  });
});

describe('the own picture', () => {
  it('replaces the one before, stands in the session record, and goes with its bytes', async () => {
    const first = addressIn(await setMine(aPng()));
    const kept = (await api.files.keys()).length;
    const second = addressIn(await setMine(aWebp()));
    expect((await read(first)).status).toBe(404);
    expect(await api.files.keys()).toHaveLength(kept);
    expect((await office.call('getMe')).body.image).toBe(second);
    expect((await office.call('deleteMyImage')).status).toBe(204);
    expect((await office.call('deleteMyImage')).status).toBe(204);
    expect((await office.call('getMe')).body.image).toBeNull();
    expect((await read(second)).status).toBe(404);
  });

  it('can be set by somebody who has no brokerage yet', async () => {
    const newcomer = await api.addUser();
    expect((await newcomer.call('updateMyImage', uploadOf(aPng()))).status).toBe(200);
  });
});

describe('the image of a brokerage', () => {
  it('is set by those who may change its profile, without making an open form stale', async () => {
    const before = (await office.call('getPartner')).body;
    const address = addressIn(await office.call('updatePartnerImage', uploadOf(aPng())));
    const after = (await office.call('getPartner')).body;
    expect(after).toMatchObject({ image: address, version: before.version });
    const shown = api.adminDb.selectFrom('public_profiles').select('image').where('partner_id', '=', office.partnerId);
    expect(await shown.executeTakeFirst()).toEqual({ image: address });
    const viewer = await office.as(['core_app.view_partner']);
    expect((await viewer.call('updatePartnerImage', uploadOf(aPng()))).status).toBe(403);
    expect((await viewer.call('deletePartnerImage')).status).toBe(403);
    expect((await office.call('deletePartnerImage')).status).toBe(204);
    expect((await office.call('getPartner')).body.image).toBeNull();
  });

  it('is written into the history', async () => {
    await office.call('updatePartnerImage', uploadOf(aPng()));
    const rows = api.adminDb.selectFrom('audit_log').select('event').where('partner_id', '=', office.partnerId);
    expect((await rows.execute()).map((row) => row.event)).toEqual(
      expect.arrayContaining(['user_image_changed', 'partner_image_changed']),
    );
  });
});
