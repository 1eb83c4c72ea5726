import { permissions, seededRoles } from '@corredor/core/permissions';
import type { SideMenuEntry } from '@corredor/ui/SideMenu';
import { describe, expect, it, vi } from 'vitest';
import { menuEntriesFor, selectedEntry } from './menuEntries.ts';

const flat = (entries: readonly SideMenuEntry[]): SideMenuEntry[] =>
  entries.flatMap((entry) => (entry.type === 'item' ? [entry] : [entry, ...flat(entry.children)]));
const menuOf = (held: readonly string[]) =>
  flat(menuEntriesFor({ permissions: held, word: (key) => `the ${key}`, onUnknown: vi.fn() }));
const idsOf = (entries: readonly SideMenuEntry[]) => entries.map(({ id }) => id);

describe('the menu of a user', () => {
  it('names and draws every page that an administrator may open', () => {
    const entries = menuOf(permissions);
    expect(idsOf(entries)).toEqual(expect.arrayContaining(['policies', 'insuredInterest', 'vehicles', 'roles']));
    for (const entry of entries) {
      expect(entry.title).toBe(`the menu.${entry.id}`);
      if (entry.type !== 'group') expect(entry.icon, entry.id).toBeDefined();
      if (entry.type === 'item') expect(entry.href).toMatch(/^\/app\//);
    }
  });

  it('has neither what the permissions close, nor a group without anything in it', () => {
    const viewer = seededRoles.find(({ code }) => code === 'viewer');
    const ids = idsOf(menuOf(viewer?.permissions ?? []));
    expect(ids).toContain('policies');
    expect(ids).not.toContain('users');
    expect(ids).not.toContain('admin');
  });
});

describe('the selected entry', () => {
  it('is the list whose record is open', () => {
    expect(selectedEntry('/app/management/policies/118/update', '')).toBe('policies');
    expect(selectedEntry('/app/management/customers', '?role=insured')).toBe('insureds');
    expect(selectedEntry('/app/profile', '')).toBeUndefined();
  });
});
