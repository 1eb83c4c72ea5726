export type TokenSource = {
  /** The access token as it is stored now, also where another tab has renewed it. */
  token: () => string | null;
  /** Exchanges the refresh token; null where the session has ended. */
  renew: () => Promise<string | null>;
};

type Send = (request: Request) => Promise<Response>;

/** Makes ways to send that add the bearer, and once renew a token that the server no longer takes. */
export function authorizing(tokens: TokenSource): (send: Send) => Send {
  const alone = oneAtATime('refresh');
  return (send) => async (request) => {
    const used = tokens.token();
    if (!used) return send(request);
    // What is sent as the page goes is not repeated: a copied body would still be read when the page is gone.
    if (request.keepalive) return send(withBearer(request, used));
    const again = request.clone();
    const response = await send(withBearer(request, used));
    if (response.status !== 401) return response;
    const renewed = await alone(async () => {
      const current = tokens.token();
      // Somebody else, here or in another tab, has renewed it while this call waited.
      return current === used ? tokens.renew() : current;
    });
    return renewed ? send(withBearer(again, renewed)) : response;
  };
}

function withBearer(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

type Work<Result> = () => Promise<Result>;

/** Runs one piece of work after another, across tabs where the browser knows locks. */
function oneAtATime(name: string) {
  const locks = globalThis.navigator?.locks;
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: Work<Result>): Promise<Result> => {
    if (locks) return locks.request(name, work);
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
