import type { Rolldown } from 'vite';

export type Chunks = readonly Rolldown.OutputChunk[];

/** The modules that are loaded at once with the chunks of some modules, and that leave any code in them. */
export function modulesFrom(chunks: Chunks, from: readonly string[]) {
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
