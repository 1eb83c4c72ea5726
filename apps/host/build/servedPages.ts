import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin } from 'vite';
import { inlineScript } from './inlineScript.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const routes = ['landing', 'terms', 'register', 'search', 'publicProfile'];

/** After the browser's files: builds what draws the public pages on the server, and draws the page of the private area. */
export function servedPages(plugins: () => Plugin[]): Plugin {
  return {
    name: 'corredor-served-pages',
    apply: 'build',
    closeBundle: {
      order: 'post',
      handler: async () => {
        const client = await clientFiles();
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          plugins: [...plugins(), virtualClient(client)],
          define: { 'process.env.NODE_ENV': '"production"' },
          ssr: { noExternal: true },
          build: {
            ssr: true,
            outDir: 'dist-server',
            copyPublicDir: false,
            emptyOutDir: true,
            target: 'node24',
            assetsInlineLimit: 0,
            rolldownOptions: {
              input: { server: 'src/server/index.tsx', inside: 'src/server/insidePage.tsx' },
              output: { entryFileNames: '[name].js' },
            },
          },
        });
        const { insidePage } = await import(pathToFileURL(join(root, 'dist-server/inside.js')).href);
        writeFileSync(join(dist, 'inside.html'), await insidePage(readFileSync(join(dist, 'icon.svg'), 'utf8')));
      },
    },
  };
}

const virtualId = 'virtual:corredor-client';
const virtualClient = (client: object): Plugin => ({
  name: virtualId,
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
  load: (id) => (id === `\0${virtualId}` ? `export const client = ${JSON.stringify(client)};` : null),
});

/** What the pages name of the browser's files. */
async function clientFiles() {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="([^"]*\/base-[^"]+)"/.exec(page)?.[1];
  const sheets = [...page.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
  const font = Object.keys(manifest).find((key) => key.endsWith('/inter.woff2'));
  if (!entry || !font) throw new Error('The built page names no script, or no font was built.');
  const chunks = routes.flatMap((name) => {
    const key = `src/routes/${name}.tsx`;
    const chunk = manifest[key];
    if (!chunk) return [];
    const further = stylesOf(manifest, key).filter((file) => !sheets.includes(file));
    return [[name, { file: `/${chunk.file}`, styles: readSheets(further) }]];
  });
  return {
    page,
    first: [entry, `/${manifest['src/browser/hydratePage.ts']?.file}`],
    styles: readSheets(sheets),
    routes: Object.fromEntries(chunks),
    words: { es: wordsOf(manifest, 'es'), en: wordsOf(manifest, 'en') },
    font: `/${manifest[font]?.file}`,
    starter: await inlineScript('src/starter/starter.ts'),
    inside: { ...insideFiles(manifest, sheets, entry), starter: await inlineScript('src/inside/starter.ts') },
  };
}

/** What the private area's first screen needs, so that nothing waits for something else. */
function insideFiles(manifest: Manifest, sheets: readonly string[], entry: string) {
  const chunk = (name: string) => Object.values(manifest).find((one) => one.name === name && one.file.endsWith('.js'));
  const own = chunk('private');
  const es = chunk('words-es');
  const en = chunk('words-en');
  if (!own || !es || !en) throw new Error('The private area has no chunk or words of its own.');
  return {
    styles: readSheets((own.css ?? []).filter((file) => !sheets.includes(file))),
    scripts: [entry, `/${own.file}`],
    words: { es: `/${es.file}`, en: `/${en.file}` },
  };
}

const readSheets = (files: readonly string[]) => ({
  text: files.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join(''),
  files: files.map((file) => `/${file}`),
});

/** The styles of a module and of all that it imports, in the order in which they are loaded. */
function stylesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const before = (chunk.imports ?? []).flatMap((one) => stylesOf(manifest, one, seen));
  return [...new Set([...before, ...(chunk.css ?? [])])];
}

/** The scripts that hold the words of one language, by room. */
function wordsOf(manifest: Manifest, language: string) {
  const rooms = Object.entries(manifest).flatMap(([key, { file }]) => {
    if (key.endsWith(`/i18n/messages/basics.${language}.json`)) return [['basics', `/${file}`]];
    if (key.endsWith(`/i18n/messages/${language}.json`)) return [['common', `/${file}`]];
    const room = key.match(new RegExp(`/([^/]+)/messages/${language}\\.json$`))?.[1];
    return room ? [[room, `/${file}`]] : [];
  });
  return Object.fromEntries(rooms);
}
