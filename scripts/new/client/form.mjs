import { aWord, camel } from '../names.mjs';
import { enumsOf, has, pickerOf, refsOf } from './parts.mjs';

/** The controls of the form. */
export function fieldsOf(entity, from, { forms, pickers, app }) {
  const { name, plural, Type, en, fields } = entity;
  const refs = refsOf(entity);
  const control = (field) => {
    const label = `label={t('field.${field.name}')}${field.isRequired ? ' isRequired' : ''}`;
    const drawn = {
      text: `<TextField ${label} maxLength={${field.most}} {...bindField(bound)} />`,
      longtext: `<TextArea ${label} maxLength={${field.most}} {...bindField(bound)} />`,
      date: `<DateField ${label} {...bindField(bound)} />`,
      money: `<MoneyField ${label} currency={currency} {...bindField(bound)} />`,
      number: `<NumberField ${label} minValue={0} step={1} {...bindField(bound)} />`,
      enum: `<RadioGroup ${label} items={${camel(field.name)}Words.map((id) => ({ id, label: t(\`value.${field.name}.\${id}\`) }))} {...bindField(bound)} />`,
      ref:
        field.kind &&
        `<${pickerOf(field)} ${label} valueLabel={${name}?.${field.name}${field.isRequired ? '' : '?'}.name} {...bindField(bound)} />`,
      yesno: `<Switch name={bound.field.name} isSelected={bound.field.value} onChange={bound.field.onChange} onBlur={bound.field.onBlur} ref={bound.field.ref}>{t('field.${field.name}')}</Switch>`,
    };
    return `      <Controller control={control} name="${field.column}" render={(bound) => ${drawn[field.type]}} />`;
  };
  const rooms = {
    date: 'DateField',
    longtext: 'TextArea',
    money: 'MoneyField',
    number: 'NumberField',
    enum: 'RadioGroup',
    yesno: 'Switch',
    text: 'TextField',
  };
  const used = [...new Set(fields.flatMap(({ type }) => rooms[type] ?? []))];
  return `${refs.length > 0 ? `import type { ${Type} } from '@corredor/core/api';\n` : ''}import { FormGroup } from '@corredor/ui/FormFrame';
${used.map((room) => `import { ${room} } from '@corredor/ui/${room}';`).join('\n')}
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
${has(entity, 'money') ? `import { useFormats } from '${from(app)}';\n` : ''}import { bindField } from '${from(forms)}';
${refs.length > 0 ? `import { ${[...new Set(refs.map(pickerOf))].sort().join(', ')} } from '${from(pickers)}';\n` : ''}${
  has(entity, 'enum')
    ? `import { ${enumsOf(entity)
        .map((field) => `${camel(field.name)}Words`)
        .sort()
        .join(', ')} } from './${Type}Filters.tsx';\n`
    : ''
}import type { ${Type}Values } from './${name}Values.ts';

interface ${Type}FieldsProps {
  control: Control<${Type}Values>;
${refs.length > 0 ? `  /** The ${en.one} as it was read; its references are known by name. */\n  ${name}?: ${Type} | undefined;\n` : ''}}

/** The fields of ${aWord(en.one)}, new or known. */
export function ${Type}Fields({ control${refs.length > 0 ? `, ${name}` : ''} }: ${Type}FieldsProps) {
  const { t } = useTranslation('${plural}');
${has(entity, 'money') ? '  const { currency } = useFormats();\n' : ''}  return (
    <FormGroup title={t('group')}>
${fields.map(control).join('\n')}
    </FormGroup>
  );
}
`;
}

/** The form with what it sends. */
export function formOf(entity, from, { forms, data, navigation }) {
  const { name, plural, Type, en, fields } = entity;
  const [first] = fields;
  const hasRefs = refsOf(entity).length > 0;
  return `import type { ${Type} } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { create${Type}, get${Type}, update${Type} } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { v${Type}, v${Type}Input } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { FormPage, useRecordForm } from '${from(forms)}';
import { queryOf, refreshAfter } from '${from(data)}';
import { useNavigation } from '${from(navigation)}';
import { ${Type}Fields } from './${Type}Fields.tsx';
import { to${Type}Input, to${Type}Values } from './${name}Values.ts';
import { use${Type}Words } from './use${Type}Words.ts';

/** Makes ${aWord(en.one)}, or changes one in its page. */
export function ${Type}Form({ ${name} }: { ${name}?: ${Type} }) {
  const { t } = useTranslation(['${plural}', 'common']);
  const { go } = useNavigation();
  const editing = useRecordForm({
    kind: '${name}',
    record: ${name},
    nameOf: ({ ${first.name} }) => ${first.name},
    schemas: { record: v${Type}, input: v${Type}Input },
    values: { of: to${Type}Values, empty: to${Type}Values(), toInput: to${Type}Input },
    operations: {
      create: (client, body, header) => call(client, create${Type}, { header, body }),
      update: (client, { id, version }, body) =>
        call(client, update${Type}, { path: { ${name}Id: id }, header: ifMatch(version), body }),
      get: (client, ${name}Id) => queryOf(client, get${Type}, { path: { ${name}Id } }),
      refresh: (queries) => refreshAfter(queries, update${Type}),
    },
    words: {
      ...use${Type}Words(),
      success: t(${name} ? 'common:success.${name}.updated' : 'common:success.${name}.created'),
    },
    nextStep: () => (${name} ? undefined : { label: t('another'), onAction: () => go(paths.new${Type}()) }),
    onSaved: ({ id }) => go(paths.${name}Record(id)),
  });
  return (
    <FormPage
      title={${name} ? undefined : t('new')}
      parent={{ label: t('title'), href: ${name} ? paths.${name}Record(${name}.id) : paths.${plural}() }}
      editing={editing}
      submitLabel={t(${name} ? 'save' : 'create')}
    >
      <${Type}Fields control={editing.form.control}${hasRefs ? ` ${name}={${name}}` : ''} />
    </FormPage>
  );
}
`;
}
