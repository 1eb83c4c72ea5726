import { paths } from '@corredor/core/paths';
import { expect, it } from 'vitest';
import { pageShape } from './pageShape.ts';

it.each([
  [paths.policies(), 'views'],
  [paths.payments(), 'views'],
  [paths.customers(), 'list'],
  [`${paths.customers()}/`, 'list'],
  [paths.customerRecord(4), 'record'],
  [paths.policyRecord(4), 'tabs'],
  [`${paths.policies()}/4/update`, 'tabs'],
  [`${paths.policies()}/create`, 'formAside'],
  [`${paths.vehicles()}/create`, 'form'],
  [paths.dashboard(), 'other'],
  ['/app/nothing', 'other'],
])('%s looks like %s', (path, shape) => {
  expect(pageShape(path)).toBe(shape);
});
