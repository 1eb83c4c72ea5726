import { aSession } from '@corredor/core/fixtures';
import { describe, expect, it } from 'vitest';
import { groupAlike } from './sessionGroups.ts';

const of = (id: number, over: Parameters<typeof aSession>[0] = {}) => aSession({ id, is_current: false, ...over });
const idsOf = (groups: ReturnType<typeof groupAlike>) => groups.map((group) => group.map(({ id }) => id));

describe('sessions that look the same', () => {
  it('stand together where the first of them stood', () => {
    const sessions = [of(1), of(2, { browser: 'Safari' }), of(3), of(4)];
    expect(idsOf(groupAlike(sessions))).toEqual([[1, 3, 4], [2]]);
  });

  it('are those of one device, browser, system and network, and never this one', () => {
    const others = [of(2, { device: 'mobile' }), of(3, { browser: null }), of(4, { system: 'Windows' })];
    const sessions = [
      of(1, { is_current: true }),
      ...others,
      of(5, { address: '192.0.2.0' }),
      of(6, { address: null }),
    ];
    expect(groupAlike(sessions)).toHaveLength(6);
  });
});
