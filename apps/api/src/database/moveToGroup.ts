import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartError } from '../base/settings/index.ts';
import { codeOf } from './connection.ts';
import type { Logins } from './missingStatements.ts';

/**
 * Gives the group what another group has in this database: its policies and its rights. Until version 0.1 all databases of a cluster
 * shared one group; a copied or renamed database has the group of the one that it was.
 */
export async function moveToGroup(client: Client, { group }: Pick<Logins, 'group'>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select r.rolname as name from pg_policy p join pg_roles r on r.oid = any (p.polroles)
      where p.polrelid = to_regclass('public.partners') and p.polname = 'tenant' and r.rolname <> $1`,
    [group],
  );
  for (const { name } of rows) await tryMoving(client, name, group);
}

const mostTries = 5;
const lockNotAvailable = '55P03';

/** Changing a policy needs its table alone: whoever reads meanwhile is waited for a moment only, so that nobody stands behind that wait for long. */
async function tryMoving(client: Client, from: string, to: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await move(client, from, to);
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable) throw error;
      if (tried === mostTries)
        throw new StartError(
          `The tables could not be given from the group ${from} to ${to}: somebody kept using them. Start again when they rest.`,
          { cause: error },
        );
      await pause(500);
    }
  }
}

async function move(client: Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(statements, [from, to]);
  await client.query(`begin; set local lock_timeout = '2s'`);
  try {
    for (const { statement } of rows) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const statements = `
  with old as (select oid from pg_roles where rolname = $1),
  policies as (
    select format('alter policy %I on %s to %s', p.polname, p.polrelid::regclass, (
      select string_agg(
        case r when 0 then 'public' when old.oid then quote_ident($2) else quote_ident(pg_get_userbyid(r)) end, ', ')
      from unnest(p.polroles) r
    )) as statement
    from pg_policy p, old where old.oid = any (p.polroles)
  ),
  objects as (
    select case relkind when 'S' then 'sequence' else 'table' end || ' ' || oid::regclass as name, '' as part, relacl as acl from pg_class
    union all
    select 'table ' || a.attrelid::regclass, format(' (%I)', a.attname), a.attacl from pg_attribute a where a.attacl is not null
    union all
    select 'routine ' || oid::regprocedure, '', proacl from pg_proc
    union all
    select 'schema ' || quote_ident(nspname), '', nspacl from pg_namespace
    union all
    select 'database ' || quote_ident(datname), '', datacl from pg_database where datname = current_database()
  ),
  rights as (
    select o.name, o.part, a.privilege_type as privilege from objects o cross join lateral aclexplode(o.acl) a, old
    where o.acl is not null and a.grantee = old.oid
  )
  select statement from policies
  union all
  select format('grant %s%s on %s to %I', privilege, part, name, $2::text) from rights
  union all
  select format('revoke %s%s on %s from %I', privilege, part, name, $1::text) from rights`;
