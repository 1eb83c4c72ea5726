import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { headersPlugin } from '../../server/http/headers.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { serveWidgets } from './index.ts';

const folder = mkdtempSync(join(temporaryFolder(), 'corredor-widgets-'));
const kept = join(folder, 'kept');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(version: string) {
  const built = join(folder, `built-${version}`);
  mkdirSync(built);
  const files = {
    'loader.js': `/* the loader of ${version} */`.repeat(100),
    'directory.js': `/* the directory of ${version} */`.repeat(100),
    'manifest.json': JSON.stringify({ version, files: { 'loader.js': {}, 'directory.js': {} } }),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(built, name), text);
    writeFileSync(join(built, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(built, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(built, 'measured.json'), '{"of": "the build alone"}');
  return built;
}

/** The server after a release; what earlier ones kept is still there. */
async function release(version: string) {
  const app = fastify();
  await app.register(compress, { threshold: 1024 });
  await app.register(headersPlugin, { publicUrl: 'http://localhost:3000', paymentOrigins: null });
  await serveWidgets(app, { built: build(version), kept });
  app.get('/*', async (_request, reply) => reply.type('text/html').send('<p>the page of the host</p>'));
  return app;
}

const first = await release('0.1.0');
const second = await release('0.2.0');

describe('the files of the widgets', () => {
  it('are kept for a year by version, the loader for an hour', async () => {
    const versioned = await first.inject('/widgets/0.1.0/directory.js');
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(versioned.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const loader = await first.inject('/widgets/v1/loader.js');
    expect(loader.body).toContain('the loader of 0.1.0');
    expect(loader.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('tell which release is the newest, for who pins it', async () => {
    const manifest = await second.inject('/widgets/v1/manifest.json');
    expect(manifest.json().version).toBe('0.2.0');
    expect(manifest.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('are those that the manifest names', async () => {
    const other = await first.inject('/widgets/0.1.0/measured.json');
    expect(other.statusCode).toBe(404);
  });

  it('are open to every origin, and taken for nothing but what they are', async () => {
    for (const url of ['/widgets/0.1.0/directory.js', '/widgets/v1/loader.js', '/widgets/0.1.0/manifest.json']) {
      const { headers } = await first.inject({ url, headers: { origin: 'https://partner.example' } });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('bear no header that only speaks of documents', async () => {
    const { headers } = await first.inject('/widgets/0.1.0/directory.js');
    for (const name of ['content-security-policy', 'cross-origin-opener-policy', 'origin-agent-cluster'])
      expect(headers[name]).toBeUndefined();
  });

  it('come compressed as they were built', async () => {
    const ask = (encoding: string) =>
      first.inject({ url: '/widgets/0.1.0/directory.js', headers: { 'accept-encoding': encoding } });
    const [br, gzip, plain] = await Promise.all(['gzip, br', 'gzip', 'identity'].map(ask));
    expect(br?.headers['content-encoding']).toBe('br');
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(plain?.headers['content-encoding']).toBeUndefined();
    const texts = [brotliDecompressSync(br?.rawPayload ?? ''), gunzipSync(gzip?.rawPayload ?? ''), plain?.rawPayload];
    expect(new Set(texts.map(String)).size).toBe(1);
    expect(br?.headers.vary).toMatch(/accept-encoding/i);
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await first.inject('/widgets/v1/loader.js');
    const again = await first.inject({ url: '/widgets/v1/loader.js', headers: { 'if-none-match': headers.etag } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('stay at their address after the next release, since pages pin them; only the loader moves on', async () => {
    expect((await second.inject('/widgets/0.1.0/directory.js')).body).toContain('the directory of 0.1.0');
    expect((await second.inject('/widgets/0.2.0/directory.js')).body).toContain('the directory of 0.2.0');
    expect((await second.inject('/widgets/v1/loader.js')).body).toContain('the loader of 0.2.0');
  });

  it.each([
    '/widgets/9.9.9/directory.js',
    '/widgets/0.1.0/other.js',
    '/widgets/v1/directory.js',
    '/widgets/0.1.0/..%2f..%2fpackage.json',
  ])('answer %s, which is none of them, with a plain 404 instead of a page', async (url) => {
    const { statusCode, headers, body } = await second.inject(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('<');
  });

  it('leave the page about them to the host', async () => {
    expect((await second.inject('/widgets/')).body).toContain('the page of the host');
  });
});
