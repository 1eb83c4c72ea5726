import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const widgets = '/packages/widgets/src';
/** Where the loading of each part of the product begins: the first page, the private area's first page, and what that fetches once it stands. */
const starts = {
  base: ['/apps/host/src/main.tsx'],
  private: [
    '/apps/host/src/app/PrivateRoutes.tsx',
    `${widgets}/base/app/startSession.ts`,
    `${widgets}/office/dashboard/DashboardCharts.tsx`,
  ],
  tools: [
    '/apps/host/src/parts/deferred.ts',
    '/packages/ui/src/frames/AppShell/SmallDrawer.tsx',
    `${widgets}/base/live/startChannel.ts`,
    `${widgets}/shell/deferredParts.ts`,
  ],
};
type Part = keyof typeof starts;
const parts: readonly Part[] = ['base', 'private', 'tools'];
/** What the private area's first page says in one language; the bell's sentences come along. */
const firstWords = /(?:\/app\/firstWords\.|\/core\/src\/office\/notifications\/messages\/)(es|en)\./;
/** Where an operation of the API is: too little for a file of its own. */
const operation = /\/core\/src\/contract\/operations\//;
/** Pages of strangers, which are not to wait for the tools; only the playground needs most of them itself. */
const publicPages = ['landing', 'terms', 'register', 'registerConfirm', 'passwordRecovery', 'search', 'publicProfile'];

/**
 * Puts all that the first page needs into one chunk, all that the private area's first page needs besides into another, and what comes
 * after its first paint into a third: they are loaded together anyway, and one file compresses a tenth better than thirty. A first
 * build finds out what is really used.
 */
export function chunksByFirstUse(plugins: () => Plugin[]): Plugin {
  const used = new Map<Part, Set<string>>();
  return {
    name: 'corredor-chunks-by-first-use',
    apply: 'build',
    config: async () => {
      const root = fileURLToPath(new URL('..', import.meta.url));
      const first = await build({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: plugins(),
        build: { write: false, minify: false, target: 'es2022', modulePreload: false },
      });
      const { output } = first as Rolldown.RolldownOutput;
      const chunks = output.filter((file) => file.type === 'chunk');
      for (const part of parts) used.set(part, modulesFrom(chunks, starts[part]));
      const seenByAll = modulesFrom(
        chunks,
        publicPages.map((name) => `/apps/host/src/routes/${name}.tsx`),
      );
      const partOf = (id: string) => {
        const language = firstWords.exec(id)?.[1];
        if (language) return `words-${language}`;
        const part = parts.find((one) => used.get(one)?.has(id));
        if (!part && operation.test(id) && !seenByAll.has(id)) return 'tools';
        // One sheet less to ask for, which is there before its code.
        const isEarly = /\.css/.test(id) || seenByAll.has(id);
        return part === 'tools' && isEarly ? 'private' : part;
      };
      // A group takes along what its modules need, unless a stronger one has it.
      const names = [...parts, 'words-es', 'words-en'];
      const groups = names.map((name, index) => ({
        name,
        priority: names.length - index,
        test: (id: string) => partOf(id) === name,
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** The modules that are loaded at once with the chunks of some modules, and that leave any code in them. */
function modulesFrom(chunks: Rolldown.OutputChunk[], from: readonly string[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const modules = new Set<string>();
  const isStart = (id: string) => from.some((start) => id.endsWith(start));
  const visit = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const [id, module] of Object.entries(chunk.modules))
      if (module.renderedLength > 0 || /\.css/.test(id) || isStart(id)) modules.add(id);
    chunk.imports.forEach(visit);
  };
  for (const start of from) {
    const first = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(start)));
    if (!first) throw new Error(`${start} is loaded by nothing.`);
    visit(first.fileName);
  }
  return modules;
}
