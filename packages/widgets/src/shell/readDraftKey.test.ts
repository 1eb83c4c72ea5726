import { everyRecord, isFormKind, kinds } from '@corredor/core/records';
import { expect, it } from 'vitest';
import en from './messages/en.json' with { type: 'json' };
import { readDraftKey } from './readDraftKey.ts';

it('leads to the form of a new record and of a known one', () => {
  expect(readDraftKey('customer.new')).toEqual({
    kind: 'customer',
    isNew: true,
    href: '/app/management/customers/create?draft=customer.new',
  });
  expect(readDraftKey('customer.new.4f1c')?.href).toBe('/app/management/customers/create?draft=customer.new.4f1c');
  expect(readDraftKey('policy.118.4f1c')?.href).toBe('/app/management/policies/118/update?draft=policy.118.4f1c');
  expect(readDraftKey('branch.new')?.href).toBe('/app/configuration/branches?create=true&draft=branch.new');
});

it('knows no form by a name it never heard', () => {
  expect(readDraftKey('spaceship.4')).toBeUndefined();
  expect(readDraftKey('toString.4')).toBeUndefined();
});

it('leads to the forms of every kind that is kept, and names each', () => {
  for (const kind of kinds.filter((one) => everyRecord[one].isDrafted)) {
    expect(readDraftKey(`${kind}.7`)?.href, kind).toContain('7');
    expect(en.unfinished, kind).toHaveProperty(kind);
    if (isFormKind(kind)) expect(en.unfinished, kind).toHaveProperty(`${kind}_new`);
  }
});
