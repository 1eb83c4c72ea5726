import { isProblem } from '../errors/index.ts';

type Send = (request: Request) => Promise<Response>;
interface Refused {
  /** The request, not sent yet. */
  again: Request;
  response: Response;
  send: Send;
}
/** Who has to wait longer is told instead. */
const longest = 5;
const most = 20;

/** Repeats a request that the server refused because too many came at once; nothing of it was done, so it is safe for every method. */
export async function repeat({ again, response, send }: Refused, turn = 1): Promise<Response> {
  const seconds = Number(response.headers.get('Retry-After'));
  if (!(seconds > 0 && seconds <= longest) || turn > most || !(await isOfRate(response))) return response;
  await pause(seconds * 1000, again.signal);
  const next = again.clone();
  const answer = await send(again);
  return answer.status === 429 ? repeat({ again: next, response: answer, send }, turn + 1) : answer;
}

/** A wait after wrong passwords is for a person. */
async function isOfRate(response: Response) {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isProblem(body) && body.code === 'too_many_requests';
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
