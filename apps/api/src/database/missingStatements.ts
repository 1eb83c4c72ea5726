import type { Client } from 'pg';

/** Who works in a database: the group with the app's rights, the login that owns the tables, and the app's login, which may be the same. */
export interface Logins {
  database: string;
  group: string;
  owner: string;
  app: string;
}

interface State {
  /** From PostgreSQL 16 on, each membership says whether it inherits; before, each role does. */
  isOld: boolean;
  exists: boolean;
  isGroupMighty: boolean;
  isGroupOwner: boolean;
  takesGroup: boolean;
  isOwnerBound: boolean;
  ownerInherits: boolean;
  ownsOpenly: boolean;
  mayCreate: boolean;
  seesSchema: boolean;
  extensions: string[];
  inheriting: { member: string; grantor: string }[];
}

/** The statements that are still to be run until the app works in its group and the owner is not bound by the group's policies. */
export async function missingStatements(client: Client, logins: Logins): Promise<string[]> {
  const state = await stateOf(client, logins);
  const [group, owner, app] = [logins.group, logins.owner, logins.app].map((name) => client.escapeIdentifier(name));
  const isOne = logins.owner === logins.app;
  const missing: string[] = [];
  // An owner that inherits nothing is no longer the schema's owner through pg_database_owner, so it is named beforehand.
  const mustNotInherit = state.isOld && (isOne || state.isOwnerBound);
  if (mustNotInherit && !state.ownsOpenly)
    missing.push(`grant usage, create on schema public to ${owner} with grant option`);
  else if (!state.mayCreate) missing.push(`grant usage, create on schema public to ${owner}`);
  for (const name of state.extensions) missing.push(`create extension if not exists ${name} with schema public`);
  if (!state.exists) missing.push(`create role ${group} nologin`);
  if (state.isGroupMighty) missing.push(`alter role ${group} nosuperuser nobypassrls`);
  if (state.isGroupOwner) missing.push(`revoke ${owner} from ${group}`);
  if (mustNotInherit && state.ownerInherits) missing.push(`alter role ${owner} noinherit`);
  if (!state.takesGroup) missing.push(`grant ${group} to ${app}${grantOptions(state.isOld, isOne)}`);
  for (const { member, grantor } of state.inheriting)
    missing.push(
      `revoke inherit option for ${group} from ${client.escapeIdentifier(member)} granted by ${client.escapeIdentifier(grantor)}`,
    );
  if (!state.seesSchema) missing.push(`grant usage on schema public to ${group}`);
  return missing;
}

function grantOptions(isOld: boolean, isOne: boolean): string {
  if (isOld) return '';
  return isOne ? ' with inherit false, set true' : ' with set true';
}

async function stateOf(client: Client, { group, owner, app }: Logins): Promise<State> {
  const { rows } = await client.query<Omit<State, 'inheriting' | 'isOwnerBound' | 'takesGroup' | 'isGroupOwner'>>(
    `select current_setting('server_version_num')::int < 160000 as "isOld",
      g.oid is not null as "exists",
      coalesce(g.rolsuper or g.rolbypassrls, false) as "isGroupMighty",
      o.rolinherit as "ownerInherits",
      has_schema_privilege(o.oid, n.oid, 'usage') and has_schema_privilege(o.oid, n.oid, 'create') as "mayCreate",
      (select count(*) = 2 from aclexplode(n.nspacl) a where a.grantee = o.oid and a.is_grantable) as "ownsOpenly",
      case when g.oid is null then has_schema_privilege('public', n.oid, 'usage')
        else has_schema_privilege(g.oid, n.oid, 'usage') end as "seesSchema",
      array(select e.name from unnest(array['unaccent', 'pg_trgm', 'btree_gin']) e (name)
        where not has_database_privilege(o.oid, current_database(), 'create')
          and not exists (select from pg_extension x where x.extname = e.name)) as extensions
    from pg_roles o cross join pg_namespace n left join pg_roles g on g.rolname = $1
    where o.rolname = $2 and n.nspname = 'public'`,
    [group, owner],
  );
  const [state] = rows;
  if (!state) throw new Error(`there is no role ${owner}, or no schema public`);
  const apart = { takesGroup: false, isOwnerBound: false, isGroupOwner: false, inheriting: [] };
  return state.exists
    ? { ...state, ...(await membershipOf(client, { group, owner, app }, state.isOld)) }
    : { ...state, ...apart };
}

async function membershipOf(client: Client, { group, owner, app }: Omit<Logins, 'database'>, isOld: boolean) {
  const { rows } = await client.query<Pick<State, 'takesGroup' | 'isOwnerBound' | 'isGroupOwner'>>(
    // Nothing binds a superuser, who counts as a member of every role.
    `select pg_has_role($3, $1, '${isOld ? 'member' : 'set'}') as "takesGroup",
      not o.rolsuper and pg_has_role($2, $1, 'usage') as "isOwnerBound",
      not g.rolsuper and pg_has_role($1, $2, 'member') as "isGroupOwner"
    from pg_roles o, pg_roles g where o.rolname = $2 and g.rolname = $1`,
    [group, owner, app],
  );
  const state = rows[0] ?? { takesGroup: false, isOwnerBound: false, isGroupOwner: false };
  return { ...state, inheriting: !isOld && state.isOwnerBound ? await inheritingMembers(client, group, owner) : [] };
}

/** The memberships through which the owner has the group's rights, directly or by another role. */
async function inheritingMembers(client: Client, group: string, owner: string) {
  const { rows } = await client.query<State['inheriting'][number]>(
    `select pg_get_userbyid(m.member) as member, pg_get_userbyid(m.grantor) as grantor from pg_auth_members m
      where m.roleid = (select oid from pg_roles where rolname = $1) and m.inherit_option
        and pg_has_role($2, m.member, 'usage')`,
    [group, owner],
  );
  return rows;
}
