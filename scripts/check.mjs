// Format, lint, boundaries, types, the document, that the generated files are fresh, and that nothing promised is missing. Stops at the first that fails.
import { install } from './lib/install.mjs';
import { run, runNode, timed } from './lib/run.mjs';

const colors = process.stdout.isTTY ? [] : ['--colors=off'];
const checks = [
  ['format and lint', () => run('biome', ['ci', ...colors, '--diagnostic-level=warn', '.'])],
  ['boundaries', () => run('depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e'])],
  ['types', () => run('tsc', ['-b'])],
  ['document', () => run('redocly', ['lint', 'openapi/openapi.yaml'], { REDOCLY_TELEMETRY: 'off' })],
  ['generated files', () => runNode('scripts/generate.mjs', ['--check'])],
  ['what is promised', () => runNode('scripts/specification.mjs', ['--check'])],
];

let code = await install();
for (const [name, work] of checks) if (code === 0) code = await timed(name, work);
process.exit(code === 0 ? 0 : 1);
