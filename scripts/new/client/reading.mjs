import { isFilter } from '../document.mjs';
import { camel } from '../names.mjs';
import { enumsOf, nameHookOf, pickerOf, refsOf } from './parts.mjs';

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
