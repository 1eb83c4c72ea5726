import { everyRight } from '../../packages/core/src/records/index.ts';

const resourceVerbs = ['list', 'get', 'create', 'update', 'delete'];

/** The verb comes from a closed list, and no article follows it. */
export const operationVerb = ({ verbs = [] }) => ({
  Operation({ operationId = '' }, { report, location }) {
    const [, verb, rest] = /^([a-z]+)([A-Z]\w*)?$/.exec(operationId) ?? [];
    const place = location.child('operationId');
    if (![...resourceVerbs, ...verbs].includes(verb)) {
      report({ message: `"${operationId}" begins with no verb of the list.`, location: place });
    } else if (/^(A|An|The)[A-Z]/.test(rest ?? '')) {
      report({ message: `"${operationId}" has an article.`, location: place });
    }
  },
});

/** Every operation stands under one heading. */
export const oneTag = () => ({
  Operation({ operationId, tags = [] }, { report }) {
    if (tags.length !== 1) report({ message: `${operationId} needs exactly one tag.` });
  },
});

/** Every operation names what opens it, with permissions that exist. */
export const permission = () => ({
  Operation(operation, { report, location }) {
    const required = operation['x-permission'];
    if (required === undefined) return report({ message: `${operation.operationId} needs x-permission.` });
    if (required === 'all' || required === 'none') return;
    for (const one of [required].flat()) {
      const message = `${operation.operationId} asks for "${one}", which is no permission.`;
      if (!everyRight.includes(one)) report({ message, location: location.child('x-permission') });
    }
  },
});

/** What changes something asks for more than to look at it; what is open to all who are signed in is named here, with what is their own. */
export const changePermission = ({ openToAll = [] }) => ({
  PathItem(path, { report, location }) {
    for (const method of ['post', 'put', 'patch', 'delete']) {
      const operation = path[method];
      const required = [operation?.['x-permission'] ?? []].flat();
      const isEnough = (one) => (one === 'all' ? openToAll.includes(operation.operationId) : !/\.view_/.test(one));
      if (required.every(isEnough)) continue;
      const message = `${operation.operationId} changes something and is opened by ${required.join(', ')}.`;
      report({ message, location: location.child(method).child('x-permission') });
    }
  },
});

/** Security is said at every operation, agrees with x-permission, and its refusals are documented. */
export const access = () => ({
  Operation(operation, { report }) {
    const { operationId, security, responses = {} } = operation;
    if (!security) return report({ message: `${operationId} needs security.` });
    const isPublic = security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);
    if (isPublic !== (operation['x-permission'] === 'none')) {
      report({ message: `${operationId}: security and x-permission disagree.` });
    }
    for (const status of isPublic ? [] : ['401', '403']) {
      if (!responses[status]) report({ message: `${operationId} needs the answer ${status}.` });
    }
  },
});
