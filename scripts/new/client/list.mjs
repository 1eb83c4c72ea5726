import { isFilter, orderings } from '../document.mjs';
import { has } from './parts.mjs';

/** The columns of the list. */
export function columnsOf(entity, from, { lists }) {
  const { plural, Type, en, fields } = entity;
  const [first, ...others] = fields;
  const sortable = orderings(fields);
  const column = (field) => {
    const { name, type } = field;
    const sort = sortable.includes(name) ? `sortKey: '${name}', ` : '';
    const head = `'${name}', t('field.${name}')`;
    const filter = (value) => `filter: ({ ${name} }) => ${value},`;
    const columns = {
      text: `kit.text(${head}, ({ ${name} }) => ${name}, { minWidth: 160, card: 'line' })`,
      longtext: `kit.text(${head}, ({ ${name} }) => ${name}, { minWidth: 260, card: 'hidden' })`,
      date: `kit.date(${head}, ({ ${name} }) => ${name}, { ${sort}width: 140, card: 'line' })`,
      money: `kit.money(${head}, ({ ${name} }) => ${name}, { ${sort}width: 150, card: 'line' })`,
      number: `kit.text(${head}, ({ ${name} }) => ${field.isRequired ? `String(${name})` : `${name} === null ? '' : String(${name})`}, { ${sort}width: 120, align: 'end', card: 'line' })`,
      yesno: `kit.text(${head}, ({ ${name} }) => t(${name} ? 'common:state.yes' : 'common:state.no'), { ${filter(`({ name: '${name}', value: String(${name}) })`)} width: 120, card: 'line' })`,
      enum: `kit.text(${head}, ({ ${name} }) => t(\`value.${name}.\${${name}}\`), { ${sort}${filter(`({ name: '${name}', value: ${name} })`)} width: 140, card: 'line' })`,
      ref: `kit.text(${head}, ({ ${name} }) => ${field.isRequired ? `${name}.name` : `${name}?.name`}, { ${
        field.isRequired ? filter(`({ name: '${name}', value: String(${name}.id) })`) : ''
      } minWidth: 180, card: 'line' })`,
    };
    return `      ${columns[type]},`;
  };
  const needsCommon = has(entity, 'yesno');
  return `import type { ${Type} } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnKit } from '${from(lists)}';

/** The columns of the list of ${en.many}. */
export function use${Type}Columns(detailHref: (id: number) => string): GridColumn<${Type}>[] {
  const { t } = useTranslation(${needsCommon ? `['${plural}', 'common']` : `'${plural}'`});
  const kit = useColumnKit<${Type}>();
  return useMemo(
    () => [
      kit.record(
        t('field.${first.name}'),
        ({ ${first.name} }) => ${first.name},
        ({ id }) => detailHref(id),
        { id: '${first.name}', minWidth: 220 },
      ),
${others.map(column).join('\n')}
      kit.moment('updated_at', t('updated'), ({ updated_at }) => updated_at),
    ],
    [t, kit, detailHref],
  );
}
`;
}

/** The list with what it asks of the server. */
export function listOf(entity, from, { lists, data }) {
  const { name, plural, Type, Types, en, fields, app } = entity;
  const [first] = fields;
  return `import { call, ifMatch } from '@corredor/core/client';
import { delete${Type}, get${Type}, list${Types} } from '@corredor/core/operations';
import { vList${Types}Query } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { useRecordDetail, useRecordList } from '${from(lists)}';
import { pageOf, queryOf, refreshAfter } from '${from(data)}';
import { ${Type}Detail } from './${Type}Detail.tsx';
import { ${name}Filters } from './${Type}Filters.tsx';
import { ${Type}ListView } from './${Type}ListView.tsx';

/** The ${en.many} of a brokerage: listed, read and deleted. */
export function ${Type}List() {
  const { t } = useTranslation(['${plural}', 'common']);
  const list = useRecordList({
    name: '${plural}',
    address: { schema: vList${Types}Query, filters: ${name}Filters, ordering: '${first.name}' },
    operations: {
      list: (client, query) => pageOf(client, list${Types}, { query }),
      read: (client, query) => call(client, list${Types}, { query }),
      remove: (client, { id, version }) =>
        call(client, delete${Type}, { path: { ${name}Id: id }, header: ifMatch(version) }),
      refresh: (queries) => refreshAfter(queries, delete${Type}),
    },
    permissions: {
      create: '${app}.add_${name}',
      change: '${app}.change_${name}',
      remove: '${app}.delete_${name}',
    },
    nameOf: ({ ${first.name} }) => ${first.name},
    exportName: t('export'),
    removal: { label: t('delete'), success: t('common:success.${name}.deleted') },
  });
  const detail = useRecordDetail(list, (client, id) => queryOf(client, get${Type}, { path: { ${name}Id: id } }));
  return <${Type}ListView list={list}>{detail && <${Type}Detail {...detail} />}</${Type}ListView>;
}
`;
}

/** The list as it is drawn. */
export function listViewOf(entity, from, { lists }) {
  const { name, plural, Type, en, fields } = entity;
  const hasFilters = fields.some(isFilter);
  return `import type { ${Type} } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordList, RecordListFrame } from '${from(lists)}';
${hasFilters ? `import { type ${Type}Filter, use${Type}Filters } from './${Type}Filters.tsx';` : `import type { ${Type}Filter } from './${Type}Filters.tsx';`}
import { use${Type}Columns } from './use${Type}Columns.tsx';

interface ${Type}ListViewProps {
  list: RecordList<${Type}, ${Type}Filter>;
  /** The detail. */
  children?: ReactNode;
}

/** The list of ${en.many} in every state. */
export function ${Type}ListView({ list, children }: ${Type}ListViewProps) {
  const { t } = useTranslation('${plural}');
  const { controls } = list;
  return (
    <RecordListFrame
      list={list}
      words={{
        title: t('title'),
        context: t('context'),
        search: t('search'),
        empty: { drawing: 'list', title: t('empty.title'), text: t('empty.text') },
      }}
      columns={use${Type}Columns(controls.detailHref)}
${hasFilters ? `      filters={use${Type}Filters(controls)}\n` : ''}      create={{ label: t('new'), href: paths.new${Type}() }}
      edit={{ hrefOf: paths.${name} }}
    >
      {children}
    </RecordListFrame>
  );
}
`;
}
