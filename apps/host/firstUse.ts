import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** Where the loading of each part of the product begins. */
const starts = { base: '/src/main.tsx', private: '/src/PrivateRoutes.tsx' };

/**
 * Puts all that the first page needs into one chunk, and all that the private area's first page needs besides into another: they are
 * loaded together anyway, and one file compresses a tenth better than thirty. A first build finds out what is really used.
 */
export function chunksByFirstUse(plugins: () => Plugin[]): Plugin {
  const used: Record<string, Set<string>> = {};
  return {
    name: 'corredor-chunks-by-first-use',
    apply: 'build',
    config: async () => {
      const root = fileURLToPath(new URL('.', import.meta.url));
      const first = await build({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: plugins(),
        build: { write: false, minify: false, target: 'es2022', modulePreload: false },
      });
      const { output } = first as Rolldown.RolldownOutput;
      const chunks = output.filter((file) => file.type === 'chunk');
      for (const [name, start] of Object.entries(starts)) used[name] = modulesFrom(chunks, start);
      const nameOf = (id: string) => Object.keys(starts).find((name) => used[name]?.has(id)) ?? null;
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: nameOf }] } } } } };
    },
  };
}

/** The modules that are loaded at once with the chunk of a module, and that leave any code in it. */
function modulesFrom(chunks: Rolldown.OutputChunk[], start: string) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = chunks.find((chunk) => Object.keys(chunk.modules).some((id) => id.endsWith(start)));
  const seen = new Set<string>();
  const modules = new Set<string>();
  const visit = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const [id, module] of Object.entries(chunk.modules))
      if (module.renderedLength > 0 || /\.css/.test(id)) modules.add(id);
    chunk.imports.forEach(visit);
  };
  if (first) visit(first.fileName);
  return modules;
}
