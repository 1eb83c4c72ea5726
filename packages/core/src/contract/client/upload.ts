type Send = (request: Request) => Promise<Response>;

/** Hears how much of a body has left, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Sends a request so that its way can be watched and given up; fetch tells nobody how much has left. */
export const sendWatched =
  (onProgress: OnProgress): Send =>
  async (request) => {
    const body = await request.arrayBuffer();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(request.method, request.url);
      call.responseType = 'arraybuffer';
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      call.onload = () => resolve(responseOf(call));
      call.onerror = () => reject(new TypeError('Failed to fetch'));
      call.onabort = () => reject(request.signal.reason);
      request.signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body);
    });
  };

const withoutBody = [204, 205, 304];

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end).trim(), line.slice(end + 1).trim());
  }
  const body = withoutBody.includes(call.status) ? null : (call.response as ArrayBuffer);
  return new Response(body, { status: call.status, statusText: call.statusText, headers });
}
