// Format, lint, boundaries, doors, addresses, types, the document, that the generated files are fresh, and that nothing promised is missing.
// Types take as long as all the rest, so both go at once; each stops at its first failure, and tells its own when it is done.
import { install } from './lib/install.mjs';
import { runAside, timed } from './lib/run.mjs';

const colors = process.stdout.isTTY ? [] : ['--colors=off'];
const node = process.execPath;
const lanes = [
  [['types', 'tsc', ['-b']]],
  [
    ['format and lint', 'biome', ['ci', ...colors, '--diagnostic-level=warn', '.']],
    ['boundaries', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e']],
    ['circles of folders', 'depcruise', ['--config', '.dependency-cruiser.folders.cjs', 'packages', 'apps']],
    ['picture of the districts', node, ['scripts/districts.mjs', '--check']],
    ['doors', node, ['scripts/doors.mjs']],
    ['addresses', node, ['scripts/addresses.mjs']],
    ['document', 'redocly', ['lint', 'openapi/openapi.yaml'], { REDOCLY_TELEMETRY: 'off' }],
    ['generated files', node, ['scripts/generate.mjs', '--check']],
    ['what is promised', node, ['scripts/specification.mjs', '--check']],
  ],
];

async function follow(lane) {
  for (const [name, ...command] of lane) {
    const code = await timed(name, () => runAside(...command));
    if (code !== 0) return code;
  }
  return 0;
}

const installed = await install();
const codes = installed === 0 ? await Promise.all(lanes.map(follow)) : [installed];
process.exit(codes.every((code) => code === 0) ? 0 : 1);
