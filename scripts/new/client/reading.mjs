import { isFilter } from '../document.mjs';
import { camel } from '../names.mjs';
import { enumsOf, has, nameHookOf, pickerOf, refsOf } from './parts.mjs';

/** What narrows the list. */
export function filtersOf(entity, from, { filters: room, lists, pickers }) {
  const { name, plural, Type, Types, en, fields } = entity;
  const filters = fields.filter(isFilter);
  if (filters.length === 0) return noFiltersOf(entity);
  const refs = refsOf(entity);
  const enums = enumsOf(entity);
  const used = ['all', ...(enums.length > 0 ? ['choice'] : []), ...(refs.length > 0 ? ['idOf', 'picker'] : [])];
  if (has(entity, 'yesno')) used.push('yesNo');
  const described = (field) => {
    const said = `'${field.name}', t('field.${field.name}')`;
    if (field.kind) return `    picker(${said}, ${pickerOf(field)}, ${nameHookOf(field)}(idOf('${field.name}'))),`;
    if (field.type === 'enum')
      return `    choice(${said}, ${camel(field.name)}Words, (one) => t(\`value.${field.name}.\${one}\`)),`;
    return `    yesNo(${said}),`;
  };
  const types = enums.map(({ valuesType }) => valuesType).sort();
  return `${types.length > 0 ? `import type { ${types.join(', ')} } from '@corredor/core/api';\n` : ''}import { vList${Types}Query } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { filterNames, useFilterKit } from '${from(room)}';
import type { ListControls } from '${from(lists)}';
${refs.length > 0 ? `import { ${[...new Set(refs.flatMap((field) => [pickerOf(field), nameHookOf(field)]))].sort().join(', ')} } from '${from(pickers)}';\n` : ''}
export const ${name}Filters = filterNames(vList${Types}Query);
export type ${Type}Filter = (typeof ${name}Filters)[number];
${enums
  .map(
    ({ name, values, valuesType }) =>
      `/** The words of the field, in the order in which they are shown. */\nexport const ${camel(name)}Words: readonly ${valuesType}[] = [${values.map((value) => `'${value}'`).join(', ')}];`,
  )
  .join('\n')}

/** What the list of ${en.many} can be narrowed by, and what is on. */
export function use${Type}Filters(controls: ListControls<${Type}Filter>) {
  const { t } = useTranslation('${plural}');
  const { ${used.join(', ')} } = useFilterKit(controls);
  return all([
${filters.map(described).join('\n')}
  ]);
}
`;
}
const noFiltersOf = ({ name, Type }) => `/** Nothing but the search narrows this list yet. */
export const ${name}Filters = [] as const;
export type ${Type}Filter = (typeof ${name}Filters)[number];
`;
