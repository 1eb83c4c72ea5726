/** What every tag says of its operations; one of them may say otherwise. */
const words = ['x-needs-partner', 'x-needs-plan'];
const tagsOf = (root) => new Map((root.tags ?? []).map((tag) => [tag.name, tag]));
const isPublic = (operation) => operation['x-permission'] === 'none';

/** Each tag says whether its operations need a brokerage, and whether changes in it need a valid plan. */
export const needs = () => {
  let tags = new Map();
  return {
    Root: {
      enter(root, { report, location }) {
        tags = tagsOf(root);
        for (const tag of tags.values())
          for (const word of words)
            if (typeof tag[word] !== 'boolean')
              report({
                message: `The tag ${tag.name} needs ${word}: true or false.`,
                location: location.child('tags'),
              });
      },
    },
    Operation(operation, { report }) {
      const tag = tags.get(operation.tags?.[0]);
      if (!tag)
        return report({ message: `${operation.operationId} stands under a tag that openapi.yaml does not name.` });
      for (const word of words) {
        const own = operation[word];
        const say = (message) => report({ message: `${operation.operationId} ${message}` });
        if (own !== undefined && typeof own !== 'boolean') say(`needs ${word}: true or false, or no word of its own.`);
        if (own !== undefined && own === tag[word]) say(`says ${word} as its tag does: leave it out.`);
        if (isPublic(operation) && (own ?? tag[word])) say(`is open to everybody, and so needs ${word}: false.`);
      }
    },
  };
};

/** Writes what its tag says to every operation of the bundled document, so that whoever reads one need not know the rule. */
export const everyNeed = () => {
  let tags = new Map();
  return {
    Root: {
      enter(root) {
        tags = tagsOf(root);
      },
    },
    Operation(operation) {
      for (const word of words) operation[word] ??= tags.get(operation.tags?.[0])?.[word];
    },
  };
};
