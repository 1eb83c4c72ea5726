import type { Client } from 'pg';
import type { Log } from './connection.ts';
import type { Logins } from './missingStatements.ts';

/**
 * Lets nobody into the database but those who work in it. By default every login of a cluster may connect to each of its databases,
 * hear what is notified there and take its locks.
 */
export async function revokePublic(client: Client, logins: Logins, log: Log): Promise<void> {
  const { rows } = await client.query<{ isOpen: boolean; mayClose: boolean; hasOpenSchema: boolean }>(
    `select exists (select from aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a where a.grantee = 0) as "isOpen",
      pg_has_role(d.datdba, 'usage') as "mayClose",
      pg_has_role(n.nspowner, 'usage') and exists (select from aclexplode(n.nspacl) a where a.grantee = 0) as "hasOpenSchema"
    from pg_database d cross join pg_namespace n where d.datname = current_database() and n.nspname = 'public'`,
  );
  const state = rows[0];
  if (!state) return;
  const [database, group, owner, app] = [logins.database, logins.group, logins.owner, logins.app].map((name) =>
    client.escapeIdentifier(name),
  );
  const statements = [
    `grant connect on database ${database} to ${[...new Set([group, owner, app])].join(', ')}`,
    `revoke all on database ${database} from public`,
  ];
  if (state.isOpen && !state.mayClose)
    log.warn(
      `every login of the cluster may connect to the database ${logins.database}; its owner can close it: ${statements.join('; ')};`,
    );
  if (state.mayClose) for (const statement of statements) await client.query(statement);
  if (!state.hasOpenSchema) return;
  await client.query(`grant usage on schema public to ${group}`);
  await client.query('revoke all on schema public from public');
}
