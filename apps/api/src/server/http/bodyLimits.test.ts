import { mostImportBytes } from '@corredor/core/imports';
import { expect, it } from 'vitest';
import { documentedOperations, exampleOf, resolved } from '../../testing/documentInputs.ts';
import { largestBody, ofManyItems, withoutLargest } from '../../testing/worstBodies.ts';

const inJson = documentedOperations.filter(({ body }) => body?.type === 'application/json');
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

it.each(inJson.filter(({ id }) => !withoutLargest.includes(id)).map((one) => [one.id, one] as const))(
  '%s takes the largest body that its schema allows, in signs of four bytes',
  (_id, { body, bodyLimit }) => {
    expect(bytesOf(largestBody(body?.schema))).toBeLessThanOrEqual(bodyLimit);
  },
);

it.each(['checkImport', 'createImportRows'])('%s takes what the wizard sends at once, and any single row', (id) => {
  const { body, bodyLimit } = inJson.find((one) => one.id === id) ?? { bodyLimit: 0 };
  const { rows, ...beside } = largestBody(body?.schema) as { rows: object[] };
  expect(bytesOf(rows[0])).toBeLessThan(mostImportBytes);
  expect(bytesOf({ ...beside, rows: [] }) + mostImportBytes).toBeLessThanOrEqual(bodyLimit);
  expect(Object(resolved(body?.schema)).properties.rows.maxItems).toBe(200);
});

it.each(ofManyItems)('%s takes 2,000 items with the longest names that the form writes', (id) => {
  const { body, bodyLimit } = inJson.find((one) => one.id === id) ?? { bodyLimit: 0 };
  const { items, ...beside } = largestBody(body?.schema) as { items: object[] };
  expect(items).toHaveLength(2000);
  const item = {
    action: 'change',
    target: 'general',
    record_id: 2_147_483_647,
    after: { name: 'a'.repeat(120) },
    term_net: '-999999999.99',
  };
  expect(bytesOf({ ...beside, items: items.map(() => item) })).toBeLessThanOrEqual(bodyLimit);
});

it('every operation says its limit: 64 KiB, and 16 KiB where no token is asked', () => {
  const ordinary = documentedOperations.filter(
    ({ bodyLimit, permissions }) => bodyLimit === (permissions.includes('none') ? 16_384 : 65_536),
  );
  expect(documentedOperations.length - ordinary.length).toBe(19);
  for (const one of inJson) expect(bytesOf(exampleOf(one))).toBeLessThanOrEqual(one.bodyLimit / 4);
});
