/** Reading operations say in x-reads of what else they tell, changing ones in x-stale what else they make stale: tags of the document. */
export const staleEntities = () => {
  let names = new Set();
  return {
    Root({ tags = [] }) {
      names = new Set(tags.map(({ name }) => name));
    },
    Operation(operation, { report, key }) {
      const { operationId, tags = [] } = operation;
      const isReading = key === 'get' || operation['x-stores-nothing'] === true;
      const [own, other] = isReading ? ['x-reads', 'x-stale'] : ['x-stale', 'x-reads'];
      if (operation[other] !== undefined)
        report({ message: `${operationId} ${isReading ? 'only reads' : 'changes something'}: ${own} is meant.` });
      for (const name of operation[own] ?? []) {
        if (!names.has(name)) report({ message: `${operationId} names "${name}" in ${own}, which is no tag.` });
        if (tags.includes(name)) report({ message: `${operationId} has the tag "${name}": leave it out of ${own}.` });
      }
    },
  };
};
