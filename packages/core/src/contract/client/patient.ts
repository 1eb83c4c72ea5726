type Send = (request: Request) => Promise<Response>;

// Hardly ever needed, and not on the page of login.
const loadPatience = () => import('./patience.ts');

/** Makes a way to send that waits where a signed-in user asks faster than the server takes, and then goes on. */
export function patient(send: Send): Send {
  return async (request) => {
    // What is sent as the page goes cannot wait, and a copied body would still be read when the page is gone.
    if (request.keepalive || !request.headers.has('Authorization')) return send(request);
    const again = request.clone();
    const response = await send(request);
    return response.status === 429 ? (await loadPatience()).repeat({ again, response, send }) : response;
  };
}
