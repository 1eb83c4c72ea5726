import { everyRecord, type Kind, kinds, type PolicyRow, policyRows } from '@corredor/core/records';
import * as schemas from '@corredor/core/schemas';
import { describe, expect, it } from 'vitest';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import { isTold, splitEvent } from './useEventWords.ts';

const server = import.meta.glob<string>(
  ['../../../../../apps/api/src/**/*.ts', '!**/*.test.ts', '!**/{demo,testing,database,mail,live}/**'],
  { query: '?raw', import: 'default', eager: true },
);
/** Names of events as the server's sources write them; of models without a history nobody reads, nor here of what only the log tells. */
const events = new Set([
  ...Object.values(server)
    .flatMap((source) => [...source.matchAll(/(?:\brecord(?:ed|User|Billing)?\([^'`]*|\bevent: )'([a-z]+_[a-z_]+)'/g)])
    .map(([, event = '']) => event)
    .filter((event) => !/^(import_|crossing_|run_|saved_view|csp_report$|read_only$)/.test(event)),
  ...['user_image_changed', 'partner_image_changed'],
]);

const byName: Record<string, unknown> = schemas;
/** The schema of what a kind of record answers, by its name in the document. */
function schemaOf(kind: Kind) {
  const schema = byName[`v${kind.charAt(0).toUpperCase()}${kind.slice(1)}`];
  if (typeof schema === 'object' && schema !== null && 'entries' in schema) return schema as { entries: object };
  throw new Error(`The document has no schema for ${kind}.`);
}
const recordSchemas = kinds.filter((kind) => everyRecord[kind].history).map(schemaOf);
/** A file has no fields that change. */
const rowSchemaOf: Record<Exclude<PolicyRow, 'policy_file'>, { entries: object }> = {
  policy_coverage: schemas.vPolicyCoverage,
  policy_vehicle: schemas.vPolicyVehicle,
  policy_insured: schemas.vPolicyInsured,
  policy_general: schemas.vPolicyGeneral,
  policy_beneficiary: schemas.vPolicyBeneficiary,
  policy_seller: schemas.vPolicySeller,
};
const modelOf = (event: string) => {
  if (event.startsWith('role_')) return 'group';
  if (/^auth[nz]_/.test(event)) return 'user';
  return /^(plan_|export_|contact_|renewal_stage_|task_rule_)/.test(event) ? 'partner' : (event.split('_')[0] ?? '');
};

describe.each([
  ['es', es],
  ['en', en],
] as const)('the history in %s', (_language, words) => {
  it('has words for every event that the server writes', () => {
    expect(events.size).toBeGreaterThan(60);
    const missing = [...events].filter((event) => {
      const [part, verb] = splitEvent(event, modelOf(event));
      return !(verb in words.event) || (part !== null && !(part in words.part));
    });
    expect(missing).toEqual([]);
  });

  it('has words for every kind of row of a policy', () => {
    expect(Object.keys(words.part).toSorted()).toEqual(policyRows.toSorted());
  });

  it('has words for every field that changes', () => {
    const records = [...recordSchemas, ...Object.values(rowSchemaOf)].map(({ entries }) => Object.keys(entries));
    const missing = [...records, ['heir', 'work']].flatMap((fields) =>
      fields.filter(
        (field) => isTold(field, fields) && !(field in words.field) && !(field.replace(/_ids?$/, '') in words.field),
      ),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
