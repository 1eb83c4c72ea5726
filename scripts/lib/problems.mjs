import { allProblems, problemRules, rulesFor } from '../../openapi/lint/problems.mjs';

/** The status that each problem is answered with, by code. */
export function statusesOfProblems(document) {
  const groups = document.components.schemas.ProblemCode.anyOf;
  return Object.fromEntries(groups.flatMap((group) => group.enum.map((code) => [code, group['x-status']])));
}

/** Writes to every operation of the bundled document all that it answers, by rule and of its own; returns the types of it. */
export function expandProblems(document, resolve) {
  const operations = [];
  for (const item of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!operation.operationId) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
      const call = { method, operation, parameters };
      const byRule = `problemRules[${asUnion(rulesFor(call))}]`;
      const own = operation['x-problems'].map((code) => ` | "${code}"`).join('');
      operations.push(`    ${operation.operationId}: ${byRule}${own};`);
      operation['x-problems'] = allProblems(call);
    }
  }
  const statuses = Object.entries(statusesOfProblems(document)).map(([code, status]) => `    ${code}: ${status};`);
  const rules = Object.entries(problemRules).map(([name, { codes }]) => `    ${name}: ${asUnion(codes)};`);
  return [
    '/** The status that each problem is answered with. */',
    `export interface problemStatuses {\n${statuses.join('\n')}\n}`,
    '/** What follows from what an operation says of itself. */',
    `export interface problemRules {\n${rules.join('\n')}\n}`,
    '/** The problems that each operation answers. */',
    `export interface operationProblems {\n${operations.join('\n')}\n}\n`,
  ].join('\n');
}

const asUnion = (words) => words.map((word) => `"${word}"`).join(' | ');
