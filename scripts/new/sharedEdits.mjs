import { capital } from './names.mjs';
import { importOf, insert, read, theFile } from './tree.mjs';

const core = 'packages/core/src';

/** The edits in files that are not the entity's own, each with what fails where it is forgotten. */
export function sharedEdits(entity, places) {
  const edits = [
    documentIndex(entity, places),
    register(entity),
    addresses(entity),
    pinnedAddresses(entity),
    handlers(entity, places),
    tables(entity, places),
    menuPlace(entity),
    pages(entity),
  ];
  return edits.map(({ file, forcedBy, apply }) => ({ file, forcedBy, text: apply(read(file), file) }));
}
const edit = (pattern, forcedBy, apply) => ({ file: theFile(pattern), forcedBy, apply });

function documentIndex({ name, plural, en, address, district }) {
  const folder = `./${district}/${plural}`;
  const tag = `  - name: ${plural}
    description: ${capital(en.many)} of the brokerage.
    x-needs-partner: true
    x-needs-plan: true
`;
  const paths = `  ${address}:
    $ref: ${folder}/${plural}.yaml
  ${address}{${name}Id}/:
    $ref: ${folder}/${name}.yaml
`;
  return edit(
    'openapi/openapi.yaml',
    'the compiler: the server names operations that are nowhere described',
    (text, file) => {
      const tagged = insert(file, text, { before: '  - name: policies\n', text: tag });
      return insert(file, tagged, { before: '  /api/policy/policies/:\n', text: paths });
    },
  );
}

/** Permissions, history, menu, drafts and the export follow from here. */
function register({ name, plural, Type, app, menu }) {
  const fact = `  ${name}: {
    may: whole('${app}', '${name}'),
    pages: { list: '${plural}', create: 'new${Type}', edit: '${name}', record: '${name}Record', detail: '${name}Detail' },
    menu: '${menu}',
    history: '${name}',
    isDrafted: true,
    file: '${plural}',
  },
`;
  const forcedBy = 'the compiler and the lint of the document: no such permission, no such history';
  return edit(`${core}/**/records/records.ts`, forcedBy, (text, file) =>
    insert(file, text, { before: "  cie10: { pages: { list: 'cie10' }", text: fact }),
  );
}

function addresses({ name, plural, Type, menu }) {
  const area = menu === 'management' ? 'management' : 'configuration';
  const named = `  ${plural}: list(${plural}),
  new${Type}: list(\`\${${plural}}/create\`),
  ${name}: update(${plural}),
  ${name}Record: record(${plural}),
  ${name}Detail: detail(${plural}),
`;
  return edit(`${core}/**/paths/paths.ts`, 'the compiler, in the routes', (text, file) => {
    const base = insert(file, text, {
      before: 'const cie10 = ',
      text: `const ${plural} = \`\${basePath}/${area}/${plural}\`;\n`,
    });
    return insert(file, base, { before: '  cie10: list(cie10),\n', text: named });
  });
}

function pinnedAddresses({ name, Type, Types, address }) {
  const pinned = `  list${Types}: 'get ${address}',
  create${Type}: 'post ${address}',
  get${Type}: 'get ${address}{${name}Id}/',
  update${Type}: 'patch ${address}{${name}Id}/',
  delete${Type}: 'delete ${address}{${name}Id}/',
`;
  return edit(`${core}/**/api/addresses.test.ts`, 'the compiler: each address is also written by hand', (text, file) =>
    insert(file, text, { before: "  listPolicies: 'get /api/policy/policies/',\n", text: pinned }),
  );
}

function handlers({ name }, { api, server }) {
  return edit(`${api}/**/resources.ts`, 'the compiler: an operation that nothing handles', (text, file) => {
    const imported = `import { ${name}Operations, ${name}Store } from '${importOf(file, `${server}/index.ts`)}';\n${text}`;
    return insert(file, imported, {
      after: '    (scope) => coverageOperations(scope, coverageStore(scope)),\n',
      text: `    (scope) => ${name}Operations(scope, ${name}Store(scope)),\n`,
    });
  });
}

function tables({ plural, Types }, { api, table }) {
  return edit(`${api}/database/schema.ts`, 'the compiler, in the store', (text, file) => {
    const imported = `import type { ${Types}Table } from '${importOf(file, table)}';\n${text}`;
    return insert(file, imported, { after: '  coverages: CoveragesTable;\n', text: `  ${plural}: ${Types}Table;\n` });
  });
}

function menuPlace({ plural, key }) {
  const place = key ? `{ icon: FileText, key: '${key}' }` : '{ icon: FileText }';
  return edit('packages/widgets/src/shell/places.ts', 'the compiler: a record of every page', (text, file) =>
    insert(file, text, { before: '  cie10: {', text: `  ${plural}: ${place},\n` }),
  );
}

function pages({ name, plural, Type }) {
  const modules = `  ${plural}: () => import('../routes/${plural}.tsx'),
  new${Type}: () => import('../routes/${name}.tsx'),
  ${name}: () => import('../routes/${name}.tsx'),
  ${name}Record: () => import('../routes/${name}.tsx'),
`;
  return edit('apps/host/src/**/privatePages.ts', 'the compiler: a record of every screen', (text, file) =>
    insert(file, text, { before: "  branches: () => import('../routes/branches.tsx'),\n", text: modules }),
  );
}
