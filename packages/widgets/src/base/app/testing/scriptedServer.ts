import type { ProblemCode } from '@corredor/core/api';
import { aLogin, aMe } from '@corredor/core/fixtures';
import type { SessionRecord } from '@corredor/core/session';

/** What becomes of a call: answered, answered after its effect got lost, never arrived, broken, or refused. */
export type Fate = 'ok' | 'lost' | 'down' | 'broken' | 'refused';
type Session = { userId: number; access: Set<string>; refresh: string; spent: Map<string, boolean>; isEnded: boolean };
export type Seen = { call: string; bearer: string; isOfEnded: boolean };

const problem = (status: number, code: ProblemCode) =>
  Response.json({ detail: 'It cannot be done.', code }, { status });

/** A small server that knows sessions and their tokens as the real one does: single use, one retry, a family that ends. */
export function scriptedServer(fateOf: (call: string) => Fate | Promise<Fate>) {
  const sessions: Session[] = [];
  const seen: Seen[] = [];
  const tokens: string[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const mint = (kind: string) => {
    const token = `${kind}-${tokens.length}-${'x'.repeat(30)}`;
    tokens.push(token);
    return token;
  };
  const open = (userId = 5, given?: { token: string; refresh: string }) => {
    const token = given?.token ?? mint('access');
    const refresh = given?.refresh ?? mint('refresh');
    if (given) tokens.push(token, refresh);
    const session = { userId, access: new Set([token]), refresh, spent: new Map<string, boolean>(), isEnded: false };
    sessions.push(session);
    return { session, token, refresh };
  };
  const ofAccess = (token: string) => sessions.find(({ access }) => access.has(token));
  const ofRefresh = (token: string) => sessions.find((one) => one.refresh === token || one.spent.has(token));

  const rotate = (refresh: string) => {
    const session = ofRefresh(refresh);
    if (!session || session.isEnded) return problem(401, 'not_authenticated');
    if (session.refresh !== refresh) {
      const isRetry = [...session.spent.keys()].at(-1) === refresh && !session.spent.get(refresh);
      if (!isRetry) {
        session.isEnded = true;
        return problem(401, 'not_authenticated');
      }
      session.spent.set(refresh, true);
    } else {
      session.spent.set(refresh, false);
      session.refresh = mint('refresh');
    }
    const token = mint('access');
    session.access.add(token);
    return Response.json({ token, refresh: session.refresh, expires_in: 600 });
  };
  const asCaller = (bearer: string, answer: (session: Session) => Response) => {
    const session = ofAccess(bearer);
    return session && !session.isEnded ? answer(session) : problem(401, 'not_authenticated');
  };
  const handlers: Record<string, (bearer: string, body: Record<string, string>) => Response> = {
    'POST auth/login/': () => {
      const { token, refresh } = open();
      return Response.json(aLogin({ token, refresh }));
    },
    'POST auth/refresh/': (_bearer, { refresh = '' }) => rotate(refresh),
    'POST auth/logout/': (_bearer, { refresh = '' }) => {
      const session = ofRefresh(refresh);
      if (session) session.isEnded = true;
      return new Response(null, { status: 204 });
    },
    'GET auth/me/': (bearer) => asCaller(bearer, ({ userId }) => Response.json(aMe({ userId }))),
    'GET core/customers/': (bearer) =>
      asCaller(bearer, () => Response.json({ count: 0, next: null, previous: null, results: [] })),
  };

  const answer = async (request: Request): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/', '')}`;
    const bearer = (request.headers.get('Authorization') ?? '').replace('Bearer ', '');
    const body = request.method === 'POST' ? JSON.parse((await request.text()) || '{}') : {};
    seen.push({ call, bearer, isOfEnded: ofAccess(bearer)?.isEnded ?? false });
    const isRefresh = call === 'POST auth/refresh/';
    if (isRefresh) mostAtOnce = Math.max(mostAtOnce, ++running);
    try {
      const fate = await fateOf(call);
      if (fate === 'down') throw new TypeError('Failed to fetch');
      if (fate === 'broken') return problem(500, 'internal');
      if (fate === 'refused') return problem(401, 'not_authenticated');
      const made = handlers[call]?.(bearer, body) ?? problem(404, 'not_found');
      if (fate === 'lost') throw new TypeError('Failed to fetch');
      return made;
    } finally {
      if (isRefresh) running -= 1;
    }
  };
  return {
    answer,
    open,
    seen,
    tokens,
    mostAtOnce: () => mostAtOnce,
    /** The access tokens of all sessions have run out. */
    expire: () => {
      for (const session of sessions) session.access.clear();
    },
    /** Somebody ended every session. */
    revoke: () => {
      for (const session of sessions) session.isEnded = true;
    },
    isEnded: (record: Pick<SessionRecord, 'refresh'>) => ofRefresh(record.refresh)?.isEnded ?? true,
  };
}
export type ScriptedServer = ReturnType<typeof scriptedServer>;
