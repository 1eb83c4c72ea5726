import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface Intent {
  id: string;
  status: string;
  capture_method: string;
  amount: number;
  last_payment_error?: object;
}
/** A small fake of Stripe's API over HTTP, made by hand after its documentation; it remembers what was asked of it. */
export async function startFakeStripe() {
  const intents = new Map<string, Intent>();
  const answers = new Map<string, { status: number; body: object }>();
  const asked: { path: string; key: string | undefined; body: URLSearchParams }[] = [];
  const state = { mode: 'well' as 'well' | 'down' | 'garbage' | 'silent', charges: 0 };

  const shown = (intent: Intent) => ({ object: 'payment_intent', client_secret: `${intent.id}_secret_x`, ...intent });
  const declined = (code: string, decline_code?: string) => ({
    error: { type: 'card_error', code, decline_code, message: 'Your card was declined.' },
  });
  function act(path: string, form: URLSearchParams): { status: number; body: object } {
    const [, , , id = '', verb = ''] = path.split('/');
    if (!id) {
      const made: Intent = {
        id: `pi_fake${intents.size + 1}`,
        status: 'requires_payment_method',
        capture_method: form.get('capture_method') ?? 'automatic',
        amount: Number(form.get('amount')),
      };
      intents.set(made.id, made);
      return { status: 200, body: shown(made) };
    }
    const intent = intents.get(id);
    if (!intent) return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
    const paid = intent.capture_method === 'manual' ? 'requires_capture' : 'succeeded';
    if (verb === 'confirm') {
      const method = form.get('payment_method');
      if (method === 'pm_card_chargeDeclinedInsufficientFunds') {
        intent.last_payment_error = { code: 'card_declined', decline_code: 'insufficient_funds' };
        return { status: 402, body: declined('card_declined', 'insufficient_funds') };
      }
      intent.status = method === 'pm_card_threeDSecure2Required' ? 'requires_action' : paid;
      if (intent.status === paid) state.charges += 1;
    }
    if (verb === 'capture') intent.status = 'succeeded';
    if (verb === 'cancel') intent.status = 'canceled';
    return { status: 200, body: shown(intent) };
  }
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const form = new URLSearchParams(Buffer.concat(parts).toString());
    const key = request.headers['idempotency-key'];
    const path = request.url ?? '';
    asked.push({ path, key: typeof key === 'string' ? key : undefined, body: form });
    if (state.mode === 'silent') return;
    if (state.mode === 'down') return void response.writeHead(503).end();
    if (state.mode === 'garbage')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    const said = known ?? act(path, form);
    if (typeof key === 'string') answers.set(key, said);
    response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify(said.body));
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    intents,
    asked,
    state,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
