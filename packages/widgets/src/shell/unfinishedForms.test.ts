import { expect, it } from 'vitest';
import { readDraftKey } from './unfinishedForms.ts';

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
