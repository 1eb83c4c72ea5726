const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The operations of an address, each with all its parameters. */
export const callsOf = (item, resolve) =>
  methods
    .filter((method) => item[method])
    .map((method) => {
      const operation = item[method];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return { method, operation, parameters: parameters.map((one) => (one.$ref ? resolve(one).node : one)) };
    });

const isPrivate = ({ operation }) => operation['x-permission'] !== 'none';
const hasPermission = ({ operation }) => !['all', 'none'].includes(operation['x-permission']);
const takes = (place, name) => (call) =>
  call.parameters.some((one) => one.in === place && (name === undefined || one.name === name));
const writes = ({ method, operation }) => method !== 'get' && operation['x-stores-nothing'] !== true;
const says = (word) => (call) => call.operation[word] !== undefined && call.operation[word] !== false;
const needsPlan = (call) => call.method !== 'get' && says('x-needs-plan')(call);

/** What follows from what an operation says of itself; the rest it says in `x-problems`. */
export const problemRules = {
  always: {
    holds: () => true,
    codes: ['bad_request', 'busy', 'internal', 'invalid', 'too_many_requests', 'took_too_long', 'unavailable'],
  },
  session: { holds: isPrivate, codes: ['not_authenticated'] },
  permission: { holds: hasPermission, codes: ['partner_required', 'permission_denied'] },
  partner: { holds: says('x-needs-partner'), codes: ['partner_required'] },
  record: { holds: takes('path'), codes: ['not_found'] },
  body: {
    holds: says('requestBody'),
    codes: [
      'request_timeout',
      'too_deep',
      'too_many_names',
      'too_many_entries',
      'too_many_lists',
      'too_large',
      'unsupported_media_type',
    ],
  },
  write: {
    holds: writes,
    codes: ['operation_running', 'read_only', 'reference_changed', 'sample_locked', 'sample_reference'],
  },
  version: { holds: takes('header', 'If-Match'), codes: ['stale', 'version_required'] },
  key: {
    holds: takes('header', 'Idempotency-Key'),
    codes: ['idempotency_key_required', 'idempotency_key_reused', 'operation_running'],
  },
  run: { holds: takes('header', 'Run-Id'), codes: ['run_cancelled', 'run_done', 'run_other'] },
  plan: { holds: needsPlan, codes: ['subscription_expired', 'subscription_pending'] },
  feature: { holds: says('x-plan-feature'), codes: ['plan_required'] },
  limit: { holds: says('x-plan-limit'), codes: ['plan_limit_reached'] },
};

/** The names of the rules that hold for an operation. */
export const rulesFor = (call) => Object.keys(problemRules).filter((name) => problemRules[name].holds(call));

/** All that an operation answers: by rule, and of its own. */
export const allProblems = (call) =>
  [
    ...new Set([
      ...rulesFor(call).flatMap((name) => problemRules[name].codes),
      ...(call.operation['x-problems'] ?? []),
    ]),
  ].sort();

/** What an operation answers besides what all of its kind do is named by it, exists, and has its status among the answers. */
export const problems = ({ elsewhere = [] }) => {
  const statuses = {};
  const calls = [];
  let tags = [];
  return {
    Schema(schema) {
      if (schema['x-status']) for (const code of schema.enum) statuses[code] = schema['x-status'];
    },
    PathItem(item, { resolve, location }) {
      for (const call of callsOf(item, resolve)) {
        // What the tag says holds for its operations.
        const tag = tags.find(({ name }) => name === call.operation.tags?.[0]);
        calls.push({ ...call, operation: { ...tag, ...call.operation }, place: location.child(call.method) });
      }
    },
    Root: {
      enter(root) {
        tags = root.tags ?? [];
      },
      leave(_root, { report }) {
        for (const call of calls)
          for (const message of faultsOf(call, statuses))
            report({ message: `${call.operation.operationId} ${message}`, location: call.place });
        const answered = new Set([...elsewhere, ...calls.flatMap((call) => allProblems(call))]);
        for (const code of Object.keys(statuses))
          if (!answered.has(code)) report({ message: `No operation answers "${code}".` });
      },
    },
  };
};

function faultsOf(call, statuses) {
  const own = call.operation['x-problems'];
  if (!Array.isArray(own)) return ['needs x-problems: what it answers besides what all of its kind do, or [].'];
  const byRule = new Set(rulesFor(call).flatMap((name) => problemRules[name].codes));
  const unknown = own.filter((code) => !(code in statuses)).map((code) => `answers "${code}", which is no code.`);
  const repeated = own.filter((code) => byRule.has(code)).map((code) => `answers "${code}" by rule: leave it out.`);
  const silent = own
    .filter((code) => code in statuses && !call.operation.responses[statuses[code]])
    .map((code) => `answers "${code}", and needs the answer ${statuses[code]}.`);
  return [...unknown, ...repeated, ...silent];
}
