import { dirname, join, relative } from 'node:path';
import { callsOf, rulesFor } from './problems.mjs';

/** The shared answer of each status. */
const shared = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'PaymentRequired',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  412: 'PreconditionFailed',
  413: 'ContentTooLarge',
  415: 'UnsupportedMediaType',
  422: 'UnprocessableContent',
  428: 'PreconditionRequired',
  429: 'TooManyRequests',
  500: 'ServerError',
  503: 'Unavailable',
};
/** The statuses that an operation of each rule names; 503, which any may answer while the server is busy, is named where it has more to say. */
const byRule = {
  always: [400, 422, 429, 500],
  session: [401, 403],
  record: [404],
  body: [413, 415],
  version: [409, 412, 428],
  key: [409],
};

/** The statuses that an operation answers beside its success: by rule, and those of its own problems. */
const statusesOf = (call, statusByCode) => [
  ...new Set([
    ...rulesFor(call).flatMap((name) => byRule[name] ?? []),
    ...(call.operation['x-problems'] ?? []).flatMap((code) => statusByCode[code] ?? []),
  ]),
];

/** Writes into each operation the shared answers that follow from the rules; an answer of its own stays. */
export const everyAnswer = () => {
  const statusByCode = {};
  const calls = [];
  return {
    Schema(schema) {
      if (schema['x-status']) for (const code of schema.enum) statusByCode[code] = schema['x-status'];
    },
    PathItem(item, { resolve, location }) {
      for (const call of callsOf(item, resolve)) calls.push({ ...call, location });
    },
    Root: {
      leave(_root, { location: root, report }) {
        const answers = join(dirname(root.source.absoluteRef), 'shared', 'responses.yaml');
        for (const { location, ...call } of calls) {
          const { responses, operationId } = call.operation;
          const path = relative(dirname(location.source.absoluteRef), answers).replaceAll('\\', '/');
          for (const status of statusesOf(call, statusByCode)) {
            const $ref = `${path}#/${shared[status]}`;
            if (responses[status]?.$ref === $ref)
              report({
                message: `${operationId} says the answer ${status}, as the rules do: leave it out.`,
                location: location.child([call.method, 'responses', status]),
              });
            responses[status] ??= { $ref };
          }
        }
      },
    },
  };
};
