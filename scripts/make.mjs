// Makes the files that git does not keep: see lib/madeFiles.mjs. Every command runs this when something that they follow from has changed.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { isMade } from './lib/madeFiles.mjs';
import { describeOperations, nameEntities, nameNeededModels, nameSchemas } from './lib/operations.mjs';
import { makeElementPages } from './lib/packages/widgets/elementPages.mjs';
import { expandProblems, statusesOfProblems } from './lib/problems.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bundle = join(root, '.build', 'openapi.json');
const contract = join(root, 'packages', 'core', 'src', 'contract');
const operations = join(contract, 'operations');
const testing = join(root, 'packages', 'widgets', 'src', 'testing');
const notice = '// Made from openapi/openapi.yaml by scripts/make.mjs. Do not edit.\n';

const document = bundleDocument();
const problemTypes = expandProblems(document, resolve);
writeWhole(bundle, JSON.stringify(document, null, 2));
const described = Object.entries(describeOperations(document)).map(([name, text]) => [
  join(operations, name),
  notice + text,
]);
const ofDocument = {
  ...Object.fromEntries(described),
  [join(contract, 'api', 'entity.ts')]: notice + nameEntities(document),
  [join(contract, 'api', 'neededModels.ts')]: notice + nameNeededModels(document),
  [join(contract, 'api', 'index.ts')]: notice + nameSchemas(document),
  [join(contract, 'openapi.ts')]: await types(),
  [join(contract, 'schemas.ts')]: await schemas(),
  [join(testing, 'operations.json')]: examples(),
  [join(testing, 'problemStatuses.json')]: `${JSON.stringify(statusesOfProblems(document), null, 2)}\n`,
};
mkdirSync(operations, { recursive: true });
for (const name of readdirSync(operations))
  if (!Object.hasOwn(ofDocument, join(operations, name))) rmSync(join(operations, name));
const changed = write(ofDocument);
// The manifest is read from the compiler's types, which are those of the document.
const ofElements = Object.entries(await makeElementPages(root)).filter(([path]) => isMade(path.slice(root.length + 1)));
console.log(`made from the document: ${changed + write(Object.fromEntries(ofElements))} files changed.`);

/** Writes what differs, so that nothing that watches is woken without need; answers how many files that were. */
function write(files) {
  const stale = Object.entries(files).filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  for (const [path, text] of stale) writeWhole(path, text);
  return stale.length;
}

/** Another command may read the file meanwhile: it finds the old text or the new one, never a part. */
function writeWhole(path, text) {
  const beside = join(root, '.build', `made.${process.pid}`);
  writeFileSync(beside, text);
  renameSync(beside, path);
}

/** The document as one. */
function bundleDocument() {
  mkdirSync(dirname(bundle), { recursive: true });
  const raw = `${bundle}.${process.pid}.json`;
  const redocly = join(root, 'node_modules', '.bin', 'redocly');
  const flags = ['bundle', 'openapi/openapi.yaml', '--output', raw, '--ext', 'json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status, stderr } = spawnSync(redocly, flags, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) {
    console.error(stderr);
    process.exit(1);
  }
  const document = JSON.parse(readFileSync(raw, 'utf8'));
  rmSync(raw);
  return document;
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
