// Makes the files of a new entity, or of a new field of one, in the style of the house, and the edits elsewhere that it needs. Plans everything
// first: what cannot be done as a whole is not begun. `npm run new -- --help` tells how.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { run, runNode } from './lib/run.mjs';
import { help, readArguments } from './new/arguments.mjs';
import { planField } from './new/field/planField.mjs';
import { fieldHelp, readField } from './new/field/readField.mjs';
import { planEntity } from './new/plan.mjs';
import { Refusal } from './new/refusal.mjs';

const asked = process.argv.slice(2);
if (asked.length === 0 || asked.includes('--help')) {
  console.log(asked[0] === 'field' ? fieldHelp : `${help}\n\n${fieldHelp}`);
  process.exit(0);
}
process.exit(await make().catch(tell));

async function make() {
  const { made, edited, next, isDryRun } = plan();
  const taken = made.find(({ file }) => existsSync(file));
  if (taken) throw new Refusal(`${taken.file} is there already.`);
  const lines = made.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  console.log(`${made.length} ${made.length === 1 ? 'file' : 'files'} of its own, ${lines} lines:`);
  for (const { file } of made) console.log(`  ${file}`);
  console.log(`${edited.length} files are edited, each with what fails where the edit is forgotten:`);
  for (const { file, forcedBy } of edited) console.log(`  ${file} (${forcedBy})`);
  if (isDryRun) return 0;
  for (const { file, text } of [...made, ...edited]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const files = [...made, ...edited].map(({ file }) => file);
  const formatted = files.filter((file) => /\.(tsx?|mjs|json)$/.test(file));
  const failed =
    (await run('biome', ['check', '--write', '--log-level=error', ...formatted])) ||
    (await runNode('scripts/generate.mjs')) ||
    (await runNode('scripts/specification.mjs'));
  if (failed !== 0) return failed;
  console.log('\nWhat is yours to do:');
  for (const step of next) console.log(`  - ${step}`);
  return 0;
}

function plan() {
  if (asked[0] === 'field') {
    const { field, isDryRun } = readField(asked);
    return { ...planField(field), isDryRun };
  }
  const { entity, isDryRun } = readArguments(asked);
  return { ...planEntity(entity), isDryRun };
}

function tell(error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`new: ${error.message}\nNothing was changed.`);
  return 1;
}
