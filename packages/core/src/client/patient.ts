type Send = (request: Request) => Promise<Response>;

// Hardly ever needed, and not on the page of login.
const loadPatience = () => import('./patience.ts');

/** Makes a way to send that waits where a signed-in user asks faster than the server takes, and then goes on. */
export function patient(send: Send): Send {
  return async (request) => {
    if (!request.headers.has('Authorization')) return send(request);
    const again = request.clone();
    const response = await send(request);
    return response.status === 429 ? (await loadPatience()).repeat({ again, response, send }) : response;
  };
}
