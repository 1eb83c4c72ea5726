import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silent } from '../database/connection.ts';
import { createDatabase, type Db } from '../database/pool.ts';
import type { TestDatabase } from './testDatabase.ts';

/** What the catalogue of a migrated database has to say, wherever it is. */
export function describeCatalogue(open: () => Promise<TestDatabase>) {
  describe('the catalogue', () => {
    let database: TestDatabase;
    let admin: Db;
    beforeAll(async () => {
      database = await open();
      admin = createDatabase(database.admin, silent, { max: 1 });
    });
    afterAll(async () => {
      await admin.destroy();
      await database.close();
    });

    const names = async (query: RawBuilder<{ name: string }>) =>
      (await query.execute(admin)).rows.map(({ name }) => name).sort();

    describe('every table of a partner', () => {
      it('forces row-level security and has a policy that checks what is written', async () => {
        const open = sql<{ name: string }>`
          select c.relname as name from pg_class c
          join pg_attribute a on a.attrelid = c.oid and a.attname = 'partner_id' and not a.attisdropped
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
            and not (c.relrowsecurity and c.relforcerowsecurity
              and exists (select from pg_policy p where p.polrelid = c.oid and p.polwithcheck is not null))`;
        expect(await names(open)).toEqual([]);
      });

      it('lets through only rows of the partner in the context', async () => {
        const loose = sql<{ name: string }>`
          select distinct tablename || '.' || policyname as name from pg_policies
          where schemaname = 'public' and roles = array[${database.group}]::name[] and cmd <> 'SELECT'
            and exists (select from unnest(array[qual, with_check]) said where said !~ 'app_partner_id|app_user_id')`;
        expect(await names(loose)).toEqual([]);
      });

      it('can be read by the owner, for backups', async () => {
        const hidden = sql<{ name: string }>`
          select c.relname as name from pg_class c
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relrowsecurity
            and not exists (select from pg_policies p where p.tablename = c.relname and p.policyname = 'owner_backs_up')`;
        expect(await names(hidden)).toEqual([]);
      });

      it('refers to other tables of partners by partner and id, because foreign keys see through row-level security', async () => {
        const single = sql<{ name: string }>`
          select c.conrelid::regclass || '.' || c.conname as name from pg_constraint c
          where c.contype = 'f' and c.connamespace = 'public'::regnamespace
            and c.confrelid not in ('partners'::regclass, 'plans'::regclass, 'users'::regclass)
            and exists (select from pg_attribute a where a.attrelid = c.conrelid and a.attname = 'partner_id')
            and not exists (
              select from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k
              where a.attname = 'partner_id')`;
        expect(await names(single)).toEqual([]);
      });
    });

    it('shows every column of a table in its view: a migration that adds one ends with `select show_all_columns();`', async () => {
      const hidden = sql<{ name: string }>`
        select v.view || '.' || a.attname as name
        from (values ('policy_states', 'policies'), ('payment_states', 'payments')) v (view, source)
        join pg_attribute a on a.attrelid = v.source::regclass and a.attnum > 0 and not a.attisdropped
        where not exists (select from pg_attribute s where s.attrelid = v.view::regclass and s.attname = a.attname)`;
      expect(await names(hidden)).toEqual([]);
    });

    describe('the login of the server', () => {
      it('owns nothing and is bound by row-level security', async () => {
        const role = await sql<{ rolsuper: boolean; rolbypassrls: boolean }>`
          select rolsuper, rolbypassrls from pg_roles where rolname = ${database.group}`.execute(admin);
        expect(role.rows).toEqual([{ rolsuper: false, rolbypassrls: false }]);
        const owned = sql<{
          name: string;
        }>`select relname as name from pg_class where relowner = ${database.group}::regrole`;
        expect(await names(owned)).toEqual([]);
      });

      it('may only insert and read the audit, and never deletes policies, payments or customers', async () => {
        const rights = async (table: string) =>
          names(sql<{ name: string }>`
            select privilege_type as name from information_schema.role_table_grants
            where grantee = ${database.group} and table_name = ${table}`);
        expect(await rights('audit_log')).toEqual(['INSERT', 'SELECT']);
        for (const table of ['policies', 'payments', 'customers']) expect(await rights(table)).not.toContain('DELETE');
      });

      it('gets an error, not an empty list, where a context was forgotten', async () => {
        await expect(database.db.selectFrom('customers').selectAll().execute()).rejects.toThrow(
          /app\.partner_id|invalid input/,
        );
      });
    });

    describe('functions and views', () => {
      it('pin their search path where they run as their owner, and views run as their reader', async () => {
        const unpinned = sql<{ name: string }>`
          select proname as name from pg_proc
          where prosecdef and pronamespace = 'public'::regnamespace and not coalesce(proconfig::text like '%search_path%', false)`;
        expect(await names(unpinned)).toEqual([]);
        const mighty = sql<{ name: string }>`
          select relname as name from pg_class
          where relkind = 'v' and relnamespace = 'public'::regnamespace
            and not coalesce(reloptions::text like '%security_invoker=true%', false)`;
        expect(await names(mighty)).toEqual([]);
      });
    });
  });
}
