/** Private writes are safe to repeat, and never overwrite what the caller has not seen. */
export const writeHeaders = ({ unversioned = [], repeatable = [] }) => ({
  PathItem(path, { report, resolve, location }) {
    for (const method of ['post', 'patch', 'delete']) {
      const operation = path[method];
      if (!operation || operation['x-permission'] === 'none') continue;
      const names = (operation.parameters ?? []).map((one) => (one.$ref ? resolve(one).node : one)?.name);
      const [header, exceptions] = method === 'post' ? ['Idempotency-Key', repeatable] : ['If-Match', unversioned];
      if (names.includes(header) || exceptions.includes(operation.operationId)) continue;
      report({ message: `${operation.operationId} needs the header ${header}.`, location: location.child(method) });
    }
  },
});
