import { isFilter, orderings } from '../document.mjs';
import { importOf } from '../tree.mjs';

/** All SQL of the entity. */
export function storeOf({ name, plural, Type, Types, en, fields }, file, { api }) {
  const from = (room) => importOf(file, `${api}/${room}`);
  const refs = fields.filter(({ kind }) => kind);
  const [first] = fields;
  const columns = ['id', 'version', 'created_at', 'updated_at', ...fields.map(({ column }) => column)];
  const filters = fields.filter(isFilter);
  const asked = filters.map((field) => field.name);
  const conditions = filters.map((field) =>
    field.column === field.name ? field.name : `${field.column}: ${field.name}`,
  );
  const refColumns = refs.map(
    ({ name: ref, column, kind, isRequired }) =>
      `      ${refExpression(plural, column, kind, isRequired)}.as('${ref}'),`,
  );
  const read =
    refs.length > 0
      ? `trx.selectFrom('${plural}').select(columns).select([\n${refColumns.join('\n')}\n    ])`
      : `trx.selectFrom('${plural}').select(columns)`;
  const optional = fields.filter((field) => !field.isRequired && orderings(fields).includes(field.name));
  const keys = orderings(fields)
    .slice(1)
    .map((key) => `      ${key}: sql\`${key}\`,`);
  return `import type { ${Type}, ${Type}Input, ${Type}Patch } from '@corredor/core/api';
import { sql } from 'kysely';
${refs.length > 0 ? `import { refById } from '${from('database/fragments.ts')}';\n` : ''}import { exactCount } from '${from('server/records/counting.ts')}';
import type { Input } from '${from('server/request/operations.ts')}';
import { byName, searchKey, sortBy } from '${from('server/records/ordering.ts')}';
import { pageOf } from '${from('server/records/paging.ts')}';
import type { Scope } from '${from('server/request/scope.ts')}';
import { matchesWords, searchedText } from '${from('server/records/search.ts')}';

const columns = [${columns.map((column) => `'${column}'`).join(', ')}] as const;

/** The ${en.many} of the caller's brokerage. */
export function ${name}Store({ trx, caller }: Scope) {
  const read = () => ${read};
  const find = (id: number): Promise<${Type} | undefined> => read().where('id', '=', id).executeTakeFirst();
  return {
    find,
    page: async ({ search, ${asked.map((one) => `${one}, `).join('')}ordering, ...query }: Input<'list${Types}'>['query']) => {
      const found = trx
        .selectFrom('${plural}')
        .where(matchesWords(search ?? '', (isIn) => isIn(searchedText(sql\`${first.name}\`))))${
          conditions.length > 0 ? `\n        .where((eb) => eb.and({ ${conditions.join(', ')} }))` : ''
        };
      const count = await exactCount(found);
      const { size, offset } = pageOf(query);
      const order = orderOf(ordering);
      const ids = found.select('id').orderBy(order).limit(size).offset(offset);
      const rows: ${Type}[] = await read().where('id', 'in', ids).orderBy(order).execute();
      return { count, rows };
    },
${refs.length > 0 ? missingOf(Type, refs) : ''}    /** The ${en.one} that is called so already. */
    findNamesake: (name: string) =>
      trx
        .selectFrom('${plural}')
        .select(['id', '${first.name}${first.name === 'name' ? "'" : " as name'"}])
        .where(searchKey('${first.name}'), '=', sql\`search_key(\${name})\`)
        .executeTakeFirst(),
    /** Answers nothing where the name is taken. */
    create: async (input: ${Type}Input): Promise<${Type} | undefined> => {
      const row = await trx
        .insertInto('${plural}')
        .values({ ...input, partner_id: caller.partnerId })
        .onConflict((taken) => taken.doNothing())
        .returning('id')
        .executeTakeFirst();
      return row && find(row.id);
    },
    /** Answers nothing where somebody else was faster. */
    update: async (id: number, version: number, patch: ${Type}Patch): Promise<${Type} | undefined> => {
      const row = await trx
        .updateTable('${plural}')
        .set(patch)
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row && find(row.id);
    },
    remove: async (id: number, version: number) => {
      const row = await trx
        .deleteFrom('${plural}')
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
export type ${Type}Store = ReturnType<typeof ${name}Store>;

const orderOf = (ordering: string | undefined) =>
  sortBy({
    ordering,
    fallback: '${first.name}',${optional.length > 0 ? `\n    optional: [${optional.map((field) => `'${field.name}'`).join(', ')}],` : ''}
    keys: {
      ${first.name}: byName('${first.name}'),
${keys.join('\n')}
    },
  });
`;
}
const refExpression = (plural, column, kind, isRequired) => {
  const name = kind.nameColumn === 'name' ? '' : `, sql\`x.${kind.nameColumn}\``;
  return `refById('${kind.table}', '${plural}.${column}'${name})${isRequired ? '.$notNull()' : ''}`;
};
function missingOf(Type, refs) {
  const columns = refs.map(({ column }) => column);
  const tests = refs.map(
    ({ column, kind }) => `      if (${column} != null) {
        const there = trx.selectFrom('${kind.table}').select('id').where('id', '=', ${column})${
          kind.isKept ? `.where('deleted_at', 'is', null)` : ''
        };
        if (!(await there.executeTakeFirst())) return '${column}';
      }`,
  );
  return `    /** The field that names a record which is not there. */
    missing: async ({ ${columns.join(', ')} }: ${Type}Patch) => {
${tests.join('\n')}
      return undefined;
    },
`;
}
