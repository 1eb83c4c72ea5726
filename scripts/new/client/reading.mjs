import { isFilter } from '../document.mjs';
import { camel } from '../names.mjs';
import { enumsOf, has, nameHookOf, pickerOf, refsOf } from './parts.mjs';

/** What narrows the list. */
export function filtersOf(entity, from, { lists, pickers }) {
  const { plural, Type, en, fields } = entity;
  const filters = fields.filter(isFilter);
  const refs = refsOf(entity);
  const chosen = filters.filter(({ kind }) => !kind);
  const wordOf = ({ name, type }, value) =>
    type === 'enum'
      ? `t(\`value.${name}.\${${value}}\`)`
      : `t(${value} === 'true' ? 'common:state.yes' : 'common:state.no')`;
  const types = enumsOf(entity).map(({ valuesType }) => valuesType);
  const control = (field) =>
    field.kind
      ? `    { id: '${field.name}', label: t('field.${field.name}'), field: <${pickerOf(field)}
        label={t('field.${field.name}')}
        value={idOf(controls.filters.${field.name})}
        onChange={(id) => controls.setFilter('${field.name}', id === null ? null : String(id))}
      /> },`
      : `    { id: '${field.name}', label: t('field.${field.name}'), field: <Select
        label={t('field.${field.name}')}
        emptyLabel={t('all')}
        items={${camel(field.name)}Words.map((id) => ({ id, label: ${wordOf(field, 'id')} }))}
        value={${camel(field.name)}Words.find((one) => one === controls.filters.${field.name}) ?? null}
        onChange={(chosen) => controls.setFilter('${field.name}', chosen)}
      /> },`;
  const active = (field) =>
    field.kind
      ? `  if (${camel(field.name)}) active.push({ id: '${field.name}', label: t('field.${field.name}'), value: ${camel(field.name)}Name ?? String(${camel(field.name)}) });`
      : `  const ${camel(field.name)} = ${camel(field.name)}Words.find((one) => one === filters.${field.name});
  if (${camel(field.name)}) active.push({ id: '${field.name}', label: t('field.${field.name}'), value: ${wordOf(field, camel(field.name))} });`;
  if (filters.length === 0) return noFiltersOf(entity);
  return `${types.length > 0 ? `import type { ${types.sort().join(', ')} } from '@corredor/core/api';\n` : ''}import type { FilterField } from '@corredor/ui/FilterBar';
${chosen.length > 0 ? "import { Select } from '@corredor/ui/Select';\n" : ''}import { useTranslation } from 'react-i18next';
import type { ListControls } from '${from(lists)}';
${refs.length > 0 ? `import { ${[...new Set(refs.flatMap((field) => [pickerOf(field), nameHookOf(field)]))].sort().join(', ')} } from '${from(pickers)}';\n` : ''}
export const ${entity.name}Filters = [${filters.map(({ name }) => `'${name}'`).join(', ')}] as const;
export type ${Type}Filter = (typeof ${entity.name}Filters)[number];

${refs.length > 0 ? 'const idOf = (text: string | undefined) => Number(text) || null;\n' : ''}${chosen
  .map(({ name, type, values, valuesType }) =>
    type === 'enum'
      ? `/** The words of the field, in the order in which they are shown. */\nexport const ${camel(name)}Words: readonly ${valuesType}[] = [${values.map((value) => `'${value}'`).join(', ')}];`
      : `const ${camel(name)}Words = ['true', 'false'] as const;`,
  )
  .join('\n')}

/** What the list of ${en.many} can be narrowed by. */
export function use${Type}FilterFields(controls: ListControls<${Type}Filter>): FilterField[] {
  const { t } = useTranslation(['${plural}', 'common']);
  return [
${filters.map(control).join('\n')}
  ];
}

/** The filters that are on, in the reader's words. */
export function useActive${Type}Filters({ filters }: ListControls<${Type}Filter>) {
  const { t } = useTranslation(['${plural}', 'common']);
${refs.map((field) => `  const ${camel(field.name)} = idOf(filters.${field.name});\n  const ${camel(field.name)}Name = ${nameHookOf(field)}(${camel(field.name)});`).join('\n')}
  const active: { id: ${Type}Filter; label: string; value: string }[] = [];
${filters.map(active).join('\n')}
  return active;
}
`;
}
const noFiltersOf = ({ name, Type }) => `/** Nothing but the search narrows this list yet. */
export const ${name}Filters = [] as const;
export type ${Type}Filter = (typeof ${name}Filters)[number];
`;

/** One record read over its list. */
export function detailOf(entity, from, { lists, records, app }) {
  const { name, plural, Type, en, fields } = entity;
  const [first, ...others] = fields;
  const formats = ['dateTime', has(entity, 'date') && 'date', has(entity, 'money') && 'money'].filter(Boolean);
  const detail = (field) => {
    const value = `${name}.${field.name}`;
    return (
      {
        date: `date(${value})`,
        money: `money(${value})`,
        enum: `t(\`value.${field.name}.\${${value}}\`)`,
        yesno: `t(${value} ? 'common:state.yes' : 'common:state.no')`,
        ref: `${value}${field.isRequired ? '' : '?'}.name`,
      }[field.type] ?? value
    );
  };
  return `import type { ${Type} } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '${from(app)}';
import type { OpenRecord } from '${from(lists)}';
import { DetailPanel } from '${from(records)}';

/** One ${en.one}, read over its list. */
export function ${Type}Detail({ canChange, ...panel }: OpenRecord<${Type}>) {
  const { t } = useTranslation(${has(entity, 'yesno') ? `['${plural}', 'common']` : `'${plural}'`});
  const { ${formats.join(', ')} } = useFormats();
  return (
    <DetailPanel
      historyOf="${name}"
      {...panel}
      titleOf={({ ${first.name} }) => ${first.name}}
      actionsOf={({ id }) =>
        canChange && (
          <LinkButton tone="accent" icon={Pencil} href={paths.${name}(id)}>
            {t('edit')}
          </LinkButton>
        )
      }
    >
      {(${name}) => (
        <DescriptionList
          items={[
${others.map((field) => `            { term: t('field.${field.name}'), detail: ${detail(field)} },`).join('\n')}
            { term: t('updated'), detail: dateTime(${name}.updated_at) },
          ]}
        />
      )}
    </DetailPanel>
  );
}
`;
}
