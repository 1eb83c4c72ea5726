import { importOf } from '../tree.mjs';

/** The handlers of its operations. */
export function operationsOf({ name, plural, Type, Types, en, fields }, file, { api }) {
  const from = (room) => importOf(file, `${api}/${room}`);
  const refs = fields.filter(({ kind }) => kind);
  const [first] = fields;
  const check = (values) =>
    refs.length > 0
      ? `\n      const missing = await ${plural}.missing(${values});\n      if (missing) return invalidField(missing, 'field.not_found');`
      : '';
  const told =
    refs.length > 0
      ? `const forHistory = ({ ${refs.flatMap(({ name: ref, column }) => [ref, column]).join(', ')}, ...${name} }: ${Type}) => ({
  ...businessFields(${name}),
${refs.map(({ name: ref, isRequired }) => `  ${ref}: ${ref}${isRequired ? '.name' : '?.name ?? null'},`).join('\n')}
});`
      : `const forHistory = (${name}: ${Type}) => businessFields(${name});`;
  return `import type { ${Type} } from '@corredor/core/api';
import type { Operations } from '${from('server/request/operations.ts')}';
import { toPage } from '${from('server/records/paging.ts')}';
import { conflict, ${refs.length > 0 ? 'invalidField, ' : ''}notFound, stale } from '${from('server/request/problems.ts')}';
import { businessFields, recordChanges } from '${from('server/records/recordChanges.ts')}';
import { removeRecord } from '${from('server/records/removeRecord.ts')}';
import { created, ok } from '${from('server/request/replies.ts')}';
import type { Scope } from '${from('server/request/scope.ts')}';
import { tidyTexts } from '${from('server/checks/texts.ts')}';
import type { ${Type}Store } from './${plural}.store.ts';

/** The ${en.many} of a brokerage. */
export const ${name}Operations = (scope: Scope, ${plural}: ${Type}Store) => {
  const record = recordChanges(scope, '${name}', forHistory);
  return {
    list${Types}: async ({ query, url }) => ok(toPage({ query, url }, await ${plural}.page(query))),
    get${Type}: async ({ path }) => {
      const ${name} = await ${plural}.find(path.${name}Id);
      return ${name} ? ok(${name}) : notFound('${name}');
    },
    create${Type}: async ({ body }) => {
      const input = tidyTexts(body);${check('input')}
      const ${name} = await ${plural}.create(input);
      if (!${name}) return conflict('duplicate', { current: await ${plural}.findNamesake(input.${first.name}) });
      await record('${name}_created', ${name}.id, { after: ${name} });
      return created(${name});
    },
    update${Type}: async ({ path, body, version }) => {
      const before = await ${plural}.find(path.${name}Id);
      if (!before) return notFound('${name}');
      if (before.version !== version) return stale(before);
      const patch = tidyTexts(body);${check('patch')}
      const namesake = await ${plural}.findNamesake(patch.${first.name} ?? before.${first.name});
      if (namesake && namesake.id !== before.id) return conflict('duplicate', { current: namesake });
      const after = await ${plural}.update(before.id, version, patch);
      if (!after) return stale(await ${plural}.find(before.id));
      await record('${name}_updated', after.id, { before, after });
      return ok(after);
    },
    delete${Type}: ({ path, version }) =>
      removeRecord(${plural}, {
        what: '${name}',
        id: path.${name}Id,
        version,
        record: (before) => record('${name}_deleted', before.id, { before }),
      }),
  } satisfies Partial<Operations>;
};

${told}
`;
}
