// Reads the tree once, holds every import against the rules of .dependency-cruiser.cjs, and looks for circles of folders and for helpers of tests
// that stand among the product.
import { cruise, format } from 'dependency-cruiser';
import readOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import readTypes from 'dependency-cruiser/config-utl/extract-ts-config';
import { circlesOfFolders } from './proof/circles.mjs';
import { helpersAstray } from './proof/helpers.mjs';
import { readGraph } from './proof/try/graph.mjs';

const options = await readOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(['packages', 'apps', 'e2e'], options, undefined, {
  tsConfig: readTypes(options.tsConfig.fileName),
});
const told = await format(output, { outputType: 'err' });
console.log(told.output);
const circles = circlesOfFolders(output.modules.filter(({ source }) => /^(packages|apps)\//.test(source)));
for (const circle of circles)
  console.error(
    `these folders need one another: ${circle.join(', ')}. What they need of each other belongs into a third one, below them.`,
  );
const helpers = helpersAstray(output.modules, readGraph().takenBy);
for (const path of helpers)
  console.error(`${path}: only tests need it. It belongs into a folder testing: of its room, or of all.`);
process.exit(told.exitCode > 0 || circles.length > 0 || helpers.length > 0 ? 1 : 0);
