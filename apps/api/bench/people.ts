import { Client } from 'pg';
import { administrator } from '../src/database/cluster.ts';
import { runningLogins } from '../src/database/embedded.ts';
import { hashToken, newToken } from '../src/identity/accounts/index.ts';

/** Somebody with a session, and the first ticket of each of that person's open pages. */
export interface Person {
  userId: number;
  partnerId: number;
  token: string;
  tickets: string[];
}
interface Wanted {
  people: number;
  pages: number;
  notices: number;
}

/** Makes users of the demonstration brokerage with sessions, tickets and notifications, in bulk: signing in is not what is measured. */
export async function makePeople(dataDir: string, { people, pages, notices }: Wanted): Promise<Person[]> {
  const logins = await runningLogins(dataDir);
  if (!logins) throw new Error('the database of the server is not running');
  const admin = new Client({ ...logins.owner, user: administrator });
  await admin.connect();
  try {
    const users = await admin.query<{ id: number; partner_id: number }>(
      `insert into users (partner_id, role_id, email, name, language, confirmed_at)
       select partner_id, role_id, 'bench-' || n || '@corredor.example', 'Bench ' || n, language, now()
       from users, generate_series(1, $1::int) n where email = 'demo@corredor.example' returning id, partner_id`,
      [people],
    );
    const ids = users.rows.map(({ id }) => id);
    const sessions = await admin.query<{ id: number; user_id: number }>(
      `insert into sessions (user_id, expires_at, family_key)
       select id, now() + interval '1 day', '\\x00' from unnest($1::int[]) id returning id, user_id`,
      [ids],
    );
    await admin.query(
      `insert into notifications (partner_id, user_id, kind, params)
       select u.partner_id, u.id, 'subscription_approved', jsonb_build_object('plan', 'Basic')
       from users u, generate_series(1, $2::int) where u.id = any ($1)`,
      [ids, notices],
    );
    const sessionOf = new Map(sessions.rows.map((session) => [session.user_id, session.id]));
    const made = users.rows.map(({ id, partner_id }) => ({
      userId: id,
      partnerId: partner_id,
      sessionId: sessionOf.get(id) ?? 0,
      token: newToken(),
      tickets: Array.from({ length: pages }, newToken),
    }));
    await admin.query(
      `insert into access_tokens (hash, session_id, expires_at)
       select hash, session, now() + interval '1 hour' from unnest($1::bytea[], $2::int[]) as given (hash, session)`,
      [made.map(({ token }) => hashToken(token)), made.map(({ sessionId }) => sessionId)],
    );
    const all = made.flatMap(({ sessionId, tickets }) => tickets.map((ticket) => ({ sessionId, ticket })));
    await admin.query(
      `insert into ws_tickets (hash, session_id, access_ends_at, expires_at)
       select hash, session, now() + interval '1 hour', now() + interval '1 hour'
       from unnest($1::bytea[], $2::int[]) as given (hash, session)`,
      [all.map(({ ticket }) => hashToken(ticket)), all.map(({ sessionId }) => sessionId)],
    );
    await admin.query('analyze');
    return made;
  } finally {
    await admin.end();
  }
}
