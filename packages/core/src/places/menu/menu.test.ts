import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { can, permissions, seededRoles } from '../../identity/permissions/index.ts';
import { type MenuEntry, menuItems, selectedItem, visibleMenu } from './index.ts';

const idsOf = (menu: readonly MenuEntry[]): string[] =>
  menu.flatMap((entry) => (entry.type === 'item' ? [entry.id] : [entry.id, ...idsOf(entry.children)]));
const leavesOf = (menu: readonly MenuEntry[]): MenuEntry[] =>
  menu.flatMap((entry) => (entry.type === 'item' ? [entry] : leavesOf(entry.children)));

describe('visibleMenu', () => {
  it('shows the administrator everything', () => {
    expect(visibleMenu(menuItems, permissions)).toEqual(menuItems);
  });

  it('shows somebody without permissions only what is marked all', () => {
    expect(idsOf(visibleMenu(menuItems, []))).toEqual([
      'home',
      'dashboard',
      'management',
      'tasks',
      'configurations',
      'cie10',
    ]);
  });

  it('hides the administration from a broker', () => {
    const broker = seededRoles.find((role) => role.code === 'broker');
    expect(idsOf(visibleMenu(menuItems, broker?.permissions ?? []))).not.toContain('admin');
  });

  it('never shows an empty group, and never an item that the user may not open', () => {
    fc.assert(
      fc.property(fc.subarray([...permissions]), (held) => {
        const shown = visibleMenu(menuItems, held);
        const groups = (menu: readonly MenuEntry[]): boolean =>
          menu.every((entry) => entry.type === 'item' || (entry.children.length > 0 && groups(entry.children)));
        expect(groups(shown)).toBe(true);
        const expected = leavesOf(menuItems).filter((entry) => can(held, entry.permission ?? 'all'));
        expect(leavesOf(shown)).toEqual(expected);
      }),
    );
  });

  it('reports an entry of unknown type and goes on without it', () => {
    const odd: MenuEntry = JSON.parse('{ "id": "odd", "type": "carousel", "title": "Odd" }');
    const onUnknown = vi.fn();
    expect(visibleMenu([odd, ...menuItems], permissions, { onUnknown })).toEqual(menuItems);
    expect(onUnknown).toHaveBeenCalledExactlyOnceWith(odd);
  });
});

describe('selectedItem', () => {
  it('marks the list while one of its records is open, to read or to change', () => {
    expect(selectedItem(menuItems, '/app/management/policies/7')?.id).toBe('policies');
    expect(selectedItem(menuItems, '/app/management/policies/7/update')?.id).toBe('policies');
    expect(selectedItem(menuItems, '/app/management/policiesX')).toBeUndefined();
    expect(selectedItem(menuItems, '/app/management/crossings', '?page=2')?.id).toBe('payments');
  });

  it('tells insureds from all customers by the filter', () => {
    expect(selectedItem(menuItems, '/app/management/customers', '?page=2')?.id).toBe('customers');
    expect(selectedItem(menuItems, '/app/management/customers', '?page=2&role=insured')?.id).toBe('insureds');
  });
});
