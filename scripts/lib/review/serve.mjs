import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { acceptPictures, usualFolders } from './review.mjs';

/** Serves the page of the review, so that a press on it takes a picture; answers its address and a way to close it. */
export async function serveReview(folders = usualFolders, port = 0) {
  let url = '';
  const server = createServer(async (request, response) => {
    if (request.method === 'GET' && request.url === '/')
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        .end(readFileSync(join(folders.review, 'index.html')));
    if (request.method !== 'POST' || request.url !== '/accept') return response.writeHead(404).end();
    // Another site's page could send this too.
    if (request.headers.origin !== url) return response.writeHead(403).end();
    try {
      const names = JSON.parse(await text(request));
      if (!Array.isArray(names) || names.length === 0) throw new Error('Which pictures?');
      acceptPictures(names, folders);
      response.writeHead(200).end();
    } catch (error) {
      response.writeHead(400).end(error.message);
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${server.address().port}`;
  return { url, close: () => server.close() };
}
