/** What was asked for before the app was there, by address, and with what words it was asked. */
export interface Asked {
  answers: Map<string, Promise<Response>>;
  headers: Record<string, string>;
}

declare global {
  var corredorAsked: Asked | undefined;
}

/** How long an answer counts as new, in milliseconds since the page began. */
const newFor = 15_000;

/** The answer to a request, where the page has asked for just that already; each is handed out once. */
export function takeAsked(request: Request, asked = globalThis.corredorAsked, now = performance.now()) {
  const address = request.url.slice(new URL(request.url).origin.length);
  const answer = request.method === 'GET' && now < newFor ? asked?.answers.get(address) : undefined;
  if (!asked || !answer) return;
  asked.answers.delete(address);
  const isSame = Object.entries(asked.headers).every(([name, value]) => request.headers.get(name) === value);
  if (isSame) return answer.catch(() => fetch(request));
  // What nobody reads would hold a connection for as long as the page stands.
  answer.then((unread) => unread.body?.cancel()).catch(() => {});
}
