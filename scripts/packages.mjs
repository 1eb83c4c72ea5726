// Builds the publishable packages into packages/*/dist, packs them, inspects the tarballs, and uses them in a fresh app.
// With --build it stops after the first of these: that is what a release publishes.
import { buildPackages } from './lib/packages/build.mjs';
import { tryInFreshApp } from './lib/packages/freshApp.mjs';
import { inspect } from './lib/packages/inspect.mjs';
import { pack } from './lib/packages/pack.mjs';
import { timed } from './lib/run.mjs';

const names = ['core', 'machines', 'ui', 'widgets'];
let packed = [];

const steps = {
  build: () => buildPackages(names),
  pack: async () => {
    packed = await pack(names);
    return names.length - packed.length;
  },
  inspect: () => inspect(packed),
  'fresh app': () => tryInFreshApp(packed),
};

let code = 0;
for (const [name, work] of Object.entries(steps).slice(0, process.argv.includes('--build') ? 1 : undefined))
  if (code === 0) code = await timed(name, work);
process.exit(code === 0 ? 0 : 1);
