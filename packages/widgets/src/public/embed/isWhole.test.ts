import { aPublicProfile } from '@corredor/core/fixtures';
import { expect, it } from 'vitest';
import { isPage, isProfile } from './publicClient.ts';

const broker = aPublicProfile();
const broken = [undefined, null, 'x', 7, [], { detail: 'Not found.' }, { results: null }];

it('takes what can be drawn', () => {
  expect(isProfile(broker)).toBe(true);
  expect(isPage({ count: 1, results: [broker] })).toBe(true);
  expect(isPage({ count: 0, results: [] })).toBe(true);
});

it.each(broken)('takes no page for %o', (value) => expect(isPage(value)).toBe(false));

it.each([...broken, { ...broker, name: undefined }, { ...broker, tags: undefined }, { ...broker, country: null }])(
  'takes no broker for %o',
  (value) => {
    expect(isProfile(value)).toBe(false);
    expect(isPage({ count: 1, results: [broker, value] })).toBe(false);
  },
);
