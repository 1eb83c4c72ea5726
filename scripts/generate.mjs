// Bundles the document and makes the types, the operations, the form schemas and the answers of stories from it; makes what is read of
// the elements (manifest, playground, llms.txt, the guides' reference) from their contract; writes what the register of records says into the
// document's lists and into the catalogues of words.
// With --check it only tells whether they are fresh.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describeOperations, nameEntities, nameNeededModels, nameSchemas } from './lib/operations.mjs';
import { makeElementPages } from './lib/packages/widgets/elementPages.mjs';
import { expandProblems, statusesOfProblems } from './lib/problems.mjs';
import { recordWords } from './lib/recordWords.mjs';
import { registeredEnums, wordTypes } from './lib/registered.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = join(root, '.build', 'openapi.json');
const core = join(root, 'packages', 'core', 'src');
const testing = join(root, 'packages', 'widgets', 'src', 'testing');
const notice = '// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.\n';

const isCheck = process.argv.includes('--check');
const isStale = ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text;
const enums = await registeredEnums(root);
const staleEnums = Object.entries(enums).filter(isStale);
if (!isCheck) for (const [path, text] of staleEnums) writeFileSync(path, text);

bundleDocument();
const document = JSON.parse(readFileSync(bundle, 'utf8'));
const problemTypes = expandProblems(document, resolve);
writeFileSync(bundle, JSON.stringify(document, null, 2));
const contract = join(core, 'contract');
const operations = join(contract, 'operations');
const descriptions = Object.entries(describeOperations(document));
const files = {
  ...Object.fromEntries(descriptions.map(([name, text]) => [join(operations, name), notice + text])),
  [join(contract, 'api', 'entity.ts')]: notice + nameEntities(document),
  [join(contract, 'api', 'neededModels.ts')]: notice + nameNeededModels(document),
  [join(contract, 'api', 'index.ts')]: notice + nameSchemas(document),
  [join(contract, 'openapi.ts')]: await types(),
  [join(contract, 'schemas.ts')]: await schemas(),
  [join(testing, 'operations.json')]: examples(),
  [join(testing, 'problemStatuses.json')]: `${JSON.stringify(statusesOfProblems(document), null, 2)}\n`,
  ...recordWords(root),
  ...wordTypes(root),
  ...(await makeElementPages(root)),
};
const stale = [...staleEnums, ...Object.entries(files).filter(isStale)];

const gone = readdirSync(operations).filter((name) => !Object.hasOwn(files, join(operations, name)));

if (isCheck) {
  for (const name of gone) console.error(`left over: ${join(operations, name)}. Run npm run generate.`);
  for (const [path] of stale) console.error(`stale: ${path.slice(root.length + 1)}. Run npm run generate.`);
  process.exit(stale.length + gone.length > 0 ? 1 : 0);
}
for (const name of gone) rmSync(join(operations, name));
for (const [path, text] of stale) writeFileSync(path, text);
console.log(`generate: bundled the document, ${stale.length} of ${Object.keys(files).length} files changed.`);

function bundleDocument() {
  mkdirSync(dirname(bundle), { recursive: true });
  const redocly = join(root, 'node_modules', '.bin', 'redocly');
  const flags = ['bundle', 'openapi/openapi.yaml', '--output', bundle, '--ext', 'json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stderr } = spawnSync(redocly, flags, { cwd: root, env, encoding: 'utf8' });
  if (status === 0) return;
  console.error(stderr);
  process.exit(1);
}

/** What a reference of the document leads to; anything else as it is. */
function resolve(node) {
  const steps = node?.$ref?.slice(2).split('/');
  return steps
    ? steps.reduce((inner, step) => inner[step.replaceAll('~1', '/').replaceAll('~0', '~')], document)
    : node;
}

/** Types of every schema and operation. A file is a Blob here, not the string that JSON Schema says. */
async function types() {
  const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));
  const transform = (schema) => (schema.format === 'binary' ? blob : undefined);
  const text = astToString(await openapiTS(structuredClone(document), { alphabetize: false, transform }));
  return notice + text + problemTypes;
}

/** Valibot schemas, for forms. */
async function schemas() {
  const path = mkdtempSync(join(tmpdir(), 'corredor-'));
  await createClient({ input: bundle, output: { path }, plugins: ['valibot'], logs: { level: 'silent' } });
  const text = readFileSync(join(path, 'valibot.gen.ts'), 'utf8');
  rmSync(path, { recursive: true, force: true });
  return notice + text.replace(/^\/\/ This file is auto-generated.*\n/, '');
}

/** Every operation with the example of its success, for stories. */
function examples() {
  const answers = {};
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!operation.operationId) continue;
      const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2'));
      const [[type, media] = []] = Object.entries(resolve(response).content ?? {});
      const body = resolve(Object.values(media?.examples ?? {})[0])?.value ?? null;
      answers[operation.operationId] = { method, path, status: Number(status), type: type ?? null, body };
    }
  }
  return `${JSON.stringify(answers, null, 2)}\n`;
}
