import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AuditModel, HolderModel, SearchKind } from '../contract/api/index.ts';
import { vAuditModel, vPermission, vSearchKind } from '../contract/schemas.ts';
import { permissionModels, permissions } from '../identity/permissions/index.ts';
import { type MenuEntry, menuItems } from '../places/menu/index.ts';
import { paths, privateRoutes } from '../places/paths/index.ts';
import { everyRecord, type Kind, kinds, type PolicyRow, type records } from './index.ts';

const all = kinds.map((kind) => ({ kind, ...everyRecord[kind] }));
const named = <Value>(values: readonly (Value | undefined)[]) => values.filter((one) => one !== undefined).toSorted();
const itemsOf = (menu: readonly MenuEntry[]): string[] =>
  menu.flatMap((entry) => (entry.type === 'item' ? [entry.id] : itemsOf(entry.children)));

type Every = (typeof records)[keyof typeof records];
type Said<Key extends string> = Every extends infer One
  ? One extends Record<Key, infer Value>
    ? Value
    : never
  : never;

describe('the register of records', () => {
  it('agrees with the document about histories, searches and permissions', () => {
    expectTypeOf<Said<'history'>>().toEqualTypeOf<AuditModel>();
    expectTypeOf<Said<'search'>>().toEqualTypeOf<SearchKind>();
    expect(named(all.map(({ history }) => history))).toEqual(vAuditModel.options.toSorted());
    expect(named(all.map(({ search }) => search))).toEqual(vSearchKind.options.toSorted());
    expect(permissions.toSorted()).toEqual(vPermission.options.toSorted());
  });

  it('knows whatever may hold on to a record', () => {
    // Not records of their own: dependents are customers, imports and the history are what somebody did.
    type Other = 'dependent' | 'import' | 'history';
    expectTypeOf<Exclude<HolderModel, Kind | PolicyRow | Other>>().toBeNever();
  });

  it('names every model of the permissions once', () => {
    expect(new Set(permissionModels).size).toBe(permissionModels.length);
  });

  it('has a page for what may be added and changed there, and a place in the menu for each list', () => {
    const screens = new Map(privateRoutes.map((route) => [route.screen, route]));
    for (const { kind, may, pages, hasOwn } of all) {
      if (!pages) continue;
      const view = hasOwn ? 'all' : (may?.view ?? 'all');
      expect(screens.get(pages.list)?.permission, kind).toBe(view);
      if (pages.create) expect(screens.get(pages.create)?.path, kind).toBe(paths[pages.create]());
      if (pages.edit) expect(paths[pages.edit](5)).toBe(screens.get(pages.edit)?.path.replace(':id', '5'));
      if (pages.record) {
        expect(paths[pages.record](5)).toBe(`${paths[pages.list]()}/5`);
        expect(screens.get(pages.record), kind).toMatchObject({
          path: `${paths[pages.list]()}/:id`,
          permission: view,
        });
      }
      if (pages.detail) expect(paths[pages.detail](5)).toBe(`${paths[pages.list]()}?detail=5`);
    }
    // Notifications are opened by the bell; settings are no list of records.
    const lists = all.flatMap(({ pages }) => (pages && pages.list !== 'notifications' ? [pages.list] : []));
    expect(itemsOf(menuItems).toSorted()).toEqual([...lists, 'dashboard', 'insureds', 'settings'].toSorted());
  });
});
