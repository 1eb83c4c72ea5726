import { defaultPath } from '@corredor/core/paths';
import { describe, expect, it } from 'vitest';
import { safeNext } from './safeNext.ts';

describe('the page after login', () => {
  it('is the one first asked for, with its query and its place', () => {
    expect(safeNext('/app/management/policies?status=draft&page=2#row-7')).toBe(
      '/app/management/policies?status=draft&page=2#row-7',
    );
    expect(safeNext('/andes-seguros')).toBe('/andes-seguros');
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['the login page', '/login?next=%2Fapp'],
    ['the landing page', '/'],
    ['another site', 'https://evil.example/app'],
    ['another site without a scheme', '//evil.example'],
    ['another site by a backslash', '/\\evil.example'],
    ['another site by dots', '/app/..//evil.example'],
    ['another site by a tab', '/\t/evil.example'],
    ['another site by a newline', '/\n/evil.example'],
    ['another site by dots and a backslash', '/./\\evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a user name before another site', '/@evil.example/..//evil.example'],
    ['a relative path', 'app/dashboard'],
    ['a leading space', ' /app/dashboard'],
  ])('is the dashboard instead of %s', (_, next) => {
    expect(safeNext(next)).toBe(defaultPath);
  });

  it('keeps an address of another site inside the query where it belongs', () => {
    expect(safeNext('/app/help?from=https://evil.example')).toBe('/app/help?from=https://evil.example');
  });
});
