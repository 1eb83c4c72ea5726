import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { componentsPage, drawComponents } from './componentsPage.ts';

const folder = new URL('../partner-pages/', import.meta.url);
const widgets = new URL('../../packages/widgets/dist-elements/', import.meta.url);
const { version }: { version: string } = JSON.parse(readFileSync(new URL('manifest.json', widgets), 'utf8'));

/** What a page may do beyond nothing, where its owner is strict: the three lines that the guide gives. */
const strict = (corredor: string) =>
  [
    "default-src 'none'",
    `script-src ${corredor}`,
    `connect-src ${corredor}`,
    `img-src ${corredor}`,
    "require-trusted-types-for 'script'",
  ].join('; ');

export type PartnerSite = Awaited<ReturnType<typeof openPartnerSite>>;

/** A site of a partner on an origin of its own: the pages of `partner-pages`, and a copy of the widgets of an older release. */
export async function openPartnerSite(corredor: string) {
  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://partner');
    const lang = searchParams.get('lang') ?? 'en';
    const places = { corredor, own: origin(), lang, dir: searchParams.get('dir') ?? 'ltr' };
    const answer = await read(path, places).catch(() => undefined);
    if (!answer) return response.writeHead(404).end();
    const policy = path === '/strict' ? { 'content-security-policy': strict(corredor) } : {};
    response.writeHead(200, { 'content-type': answer.type, 'access-control-allow-origin': '*', ...policy });
    return response.end(answer.text);
  });
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    at: (page: string) => `${origin()}/${page}`,
    close: () => server[Symbol.asyncDispose](),
  };
}

const alias = 'tomebamba-seguros';

async function read(path: string, places: { corredor: string; own: string; lang: string; dir: string }) {
  if (path === '/components.js') return { type: 'text/javascript', text: (await componentsPage()).script };
  if (path === '/components.css') return { type: 'text/css', text: (await componentsPage()).styles };
  const script = /^\/scripts\/(react|vue)\.js$/.exec(path)?.[1];
  if (script) return { type: 'text/javascript', text: await bundle(script === 'react' ? 'react.tsx' : 'vue.ts') };
  const old = /^\/widgets\/0\.0\.9\/(\w+\.js)$/.exec(path)?.[1];
  if (old)
    return {
      type: 'text/javascript',
      text: readFileSync(new URL(old, widgets), 'utf8').replaceAll(`"${version}"`, '"0.0.9"'),
    };
  const text = readFileSync(new URL(`${path.slice(1)}.html`, folder), 'utf8');
  const drawn = path === '/components' && (await drawComponents(places.corredor, alias, places.lang));
  const values: Record<string, string> = { ...places, ...drawn, version, alias };
  return { type: 'text/html; charset=utf-8', text: text.replace(/\{\{(\w+)\}\}/g, (_all, name) => values[name] ?? '') };
}

async function bundle(file: string) {
  const { outputFiles } = await build({
    entryPoints: [new URL(file, folder).pathname],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
  });
  return outputFiles[0]?.text ?? '';
}
