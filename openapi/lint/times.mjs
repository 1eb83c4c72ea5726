/** The seconds that a request has where its operation says no more. */
const ordinary = 15;

/** An operation that may take longer says for how many whole seconds, and stands in the list of these with the same number. */
export const timeLimit = ({ exceptions = {} }) => {
  const seen = new Set();
  return {
    Operation(operation, { report, location }) {
      const { operationId } = operation;
      seen.add(operationId);
      const [own, listed] = [operation['x-time-limit'], exceptions[operationId]];
      const say = (message) =>
        report({ message: `${operationId} ${message}`, location: location.child('x-time-limit') });
      if (own !== listed) return say(`needs x-time-limit: ${listed}, here and in redocly.yaml alike.`);
      if (own === undefined) return;
      if (!Number.isInteger(own)) say('needs x-time-limit in whole seconds.');
      else if (own <= ordinary) say('has the ordinary time limit, or less: leave it out.');
    },
    Root: {
      leave(_root, { report }) {
        for (const id of Object.keys(exceptions))
          if (!seen.has(id))
            report({ message: `${id} stands in redocly.yaml with a time limit, and is no operation.` });
      },
    },
  };
};
