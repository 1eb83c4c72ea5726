import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { type BuildOptions, build } from 'esbuild';

const pages = resolve('e2e/partner-pages');
type Draw = (data: object) => string;

const bundle = (entry: string, options: BuildOptions) =>
  build({
    entryPoints: [join(pages, entry)],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [vanillaExtractPlugin()],
    ...options,
  });

/** The page of a partner who takes the widgets as React components: drawn on its server, hydrated in the browser, React told to complain. */
async function buildComponents() {
  const [{ outputFiles }, server] = await Promise.all([
    bundle('components.tsx', {}),
    // React's own server code asks for Node's modules, as CommonJS does.
    bundle('componentsServer.tsx', { platform: 'node', format: 'cjs' }),
  ]);
  const textOf = (end: string) => outputFiles?.find(({ path }) => path.endsWith(end))?.text ?? '';
  mkdirSync('.build', { recursive: true });
  const folder = mkdtempSync(resolve('.build', 'components-'));
  const file = join(folder, 'draw.cjs');
  writeFileSync(file, server.outputFiles?.find(({ path }) => path.endsWith('.js'))?.text ?? '');
  const { draw }: { draw: Draw } = await import(pathToFileURL(file).href);
  rmSync(folder, { recursive: true });
  return { script: textOf('.js'), styles: textOf('.css'), draw };
}

let built: ReturnType<typeof buildComponents> | undefined;
/** Built when the first page asks for it. */
export const componentsPage = () => {
  built ??= buildComponents();
  return built;
};

/** What the page's server asks for, and what it draws of it. */
export async function drawComponents(corredor: string, alias: string, language: string) {
  const read = async (path: string) => (await fetch(`${corredor}/api/public${path}lng=${language}`)).json();
  const data = {
    api: corredor,
    page: await read('/directory/?page_size=4&ordering=relevance&'),
    profile: await read(`/profiles/${alias}/?`),
  };
  const { draw } = await componentsPage();
  return { drawn: draw(data), data: JSON.stringify(data).replaceAll('<', '\\u003c') };
}
