/** What an operation takes at most, where it is no exception: by whether it asks for a token. */
const ordinaryOf = (operation, limits) =>
  operation['x-permission'] === 'none' ? limits.without_token : limits.with_token;

/** An exception from the ordinary limit stands in the list of exceptions too, with the same number, and is one. */
export const bodyLimit = ({ exceptions = {} }) => {
  let limits = {};
  const seen = new Set();
  return {
    Root: {
      enter(root, { report }) {
        limits = root['x-body-limits'] ?? {};
        for (const name of ['with_token', 'without_token'])
          if (!Number.isInteger(limits[name])) report({ message: `x-body-limits needs ${name}, in bytes.` });
      },
      leave(_root, { report }) {
        for (const id of Object.keys(exceptions))
          if (!seen.has(id))
            report({ message: `${id} stands in redocly.yaml with a body limit, and is no operation.` });
      },
    },
    Operation(operation, { report, location }) {
      const { operationId } = operation;
      seen.add(operationId);
      const [own, listed] = [operation['x-body-limit'], exceptions[operationId]];
      const say = (message) =>
        report({ message: `${operationId} ${message}`, location: location.child('x-body-limit') });
      if (own !== listed) say(`needs x-body-limit: ${listed}, here and in redocly.yaml alike.`);
      else if (own !== undefined && own === ordinaryOf(operation, limits))
        say('has the ordinary body limit: leave it out.');
    },
  };
};

/** Writes its limit to every operation of the bundled document, so that whoever reads one need not know the rule. */
export const everyBodyLimit = () => {
  let limits = {};
  return {
    Root: {
      enter(root) {
        limits = root['x-body-limits'];
      },
    },
    Operation(operation) {
      operation['x-body-limit'] ??= ordinaryOf(operation, limits);
    },
  };
};
