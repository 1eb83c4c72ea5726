import { describe, expect, it } from 'vitest';
import { forGroup, groupOf } from './group.ts';

describe('the group of a database', () => {
  it('says whose it is', () => {
    expect(groupOf('corredor')).toBe('corredor_app_of_corredor');
    expect(groupOf('brokers_2')).toBe('corredor_app_of_brokers_2');
  });

  it('is a plain word of at most 63 letters for every name, and no two have the same', () => {
    const long = 'n'.repeat(63);
    const names = [
      'Corredor',
      'corre-dor',
      'corre dor',
      'correĝdor',
      '"; drop',
      "o'hara",
      '%I',
      '日本',
      long,
      `${long}m`,
    ];
    const groups = [...names, 'corredor', 'corre_dor', 'n'.repeat(47), 'n'.repeat(48)].map(groupOf);
    for (const group of groups) expect(group).toMatch(/^corredor_app_of_[a-z0-9_]{1,47}$/);
    expect(new Set(groups).size).toBe(groups.length);
  });

  it('is put where a migration writes the word, and nowhere else', () => {
    expect(forGroup("to corredor_app using; '… to corredor_app %s'; corredor_apps", 'g')).toBe(
      "to g using; '… to g %s'; corredor_apps",
    );
  });
});
