import { describe, expect, it } from 'vitest';
import { isPermission } from '../../identity/permissions/index.ts';
import { fullPageRoutes, paths, privateRoutes, publicRoutes, reservedAliases } from './index.ts';

describe('paths', () => {
  it('builds lists, forms and details', () => {
    expect(paths.customers()).toBe('/app/management/customers');
    expect(paths.customers({ role: 'insured', search: 'Ana Pé', page: 2, country: undefined, ordering: '' })).toBe(
      '/app/management/customers?role=insured&search=Ana+P%C3%A9&page=2',
    );
    expect(paths.newCustomer()).toBe('/app/management/customers/create');
    expect(paths.customer(7)).toBe('/app/management/customers/7/update');
    expect(paths.customerRecord(7)).toBe('/app/management/customers/7');
    expect(paths.policyDetail(7)).toBe('/app/management/policies?detail=7');
    expect(paths.plans()).toBe('/app/payments/plan');
  });

  it('cannot be led to another place by a strange value', () => {
    expect(paths.registerConfirm('a/../b?c#d')).toBe('/register/confirm/a%2F..%2Fb%3Fc%23d');
    expect(paths.publicProfile('/evil.example')).toBe('/%2Fevil.example');
  });

  it('builds the address of every route', () => {
    const forms = { vehicle: paths.vehicle, customer: paths.customer, policy: paths.policy, payment: paths.payment };
    const more = { provider: paths.provider, coverage: paths.coverage, user: paths.user, role: paths.role };
    for (const [screen, build] of Object.entries({ ...forms, ...more })) {
      expect(build(5)).toBe(privateRoutes.find((route) => route.screen === screen)?.path.replace(':id', '5'));
    }
    expect(paths.dashboard()).toBe('/app/dashboard');
    expect(paths.cie10()).toBe('/app/configuration/ci10s');
    expect(paths.unauthorized()).toBe('/app/unauthorized');
  });
});

describe('routes', () => {
  it('names no path twice', () => {
    const all = [...publicRoutes, ...privateRoutes, ...fullPageRoutes].map((route) => route.path);
    expect(new Set(all).size).toBe(all.length);
  });

  it('asks only for permissions that exist', () => {
    for (const { permission } of privateRoutes) {
      expect(permission === 'all' || (typeof permission === 'string' && isPermission(permission))).toBe(true);
    }
  });

  it('reserves every first segment in use', () => {
    const segments = [...publicRoutes, ...privateRoutes].map((route) => route.path.split('/')[1] ?? '');
    for (const segment of segments) {
      if (segment !== '' && !segment.startsWith(':')) expect(reservedAliases).toContain(segment);
    }
  });
});
