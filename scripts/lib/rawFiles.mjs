// Once imported, modules may import a file as its text by "?raw", as Vite lets the app's.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const mark = '?raw';
registerHooks({
  load: (url, context, next) => {
    if (!url.endsWith(mark)) return next(url, context);
    const text = readFileSync(fileURLToPath(url.slice(0, -mark.length)), 'utf8');
    return { format: 'module', source: `export default ${JSON.stringify(text)}`, shortCircuit: true };
  },
});
