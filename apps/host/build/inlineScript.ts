import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** Builds a script that stands in a page itself, as one line; `entry` is seen from the host's folder. */
export async function inlineScript(entry: string): Promise<string> {
  const result = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'starter' },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
