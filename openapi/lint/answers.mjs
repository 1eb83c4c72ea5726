import { dirname, join, relative } from 'node:path';
import { allProblems, callsOf, rulesFor } from './problems.mjs';

/** The shared answer of each status. */
const shared = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'PaymentRequired',
  403: 'Forbidden',
  404: 'NotFound',
  408: 'RequestTimeout',
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
/** Whoever has to be signed in may be refused, whatever is asked for: every such operation says so, though not all of them have a code for it. */
const ofRule = { session: [403] };

/** The statuses that an operation answers beside its success: those of all its problems, by rule and of its own. */
const statusesOf = (call, statusByCode) => [
  ...new Set([
    ...allProblems(call).flatMap((code) => statusByCode[code] ?? []),
    ...rulesFor(call).flatMap((name) => ofRule[name] ?? []),
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
