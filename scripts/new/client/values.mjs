import { exampleOf } from '../example.mjs';
import { aWord, capital } from '../names.mjs';
import { freshOne } from '../texts.mjs';
import { code, enumsOf, has } from './parts.mjs';

/** The example of the document as a fixture. */
export const fixturesOf = (entity) => `import type { ${entity.Type} } from '@corredor/core/api';

/** The document's example. */
export const ${aWord(entity.name).replace(' ', '').replace(entity.name, entity.Type)} = (over: Partial<${entity.Type}> = {}): ${entity.Type} => ({
  ...${code(exampleOf(entity))},
  ...over,
});
`;

/** What others may import of the feature. */
export const indexOf = ({ Type }) => `export { ${Type}Form } from './${Type}Form.tsx';
export { ${Type}List } from './${Type}List.tsx';
export { ${Type}Record } from './${Type}Record.tsx';
`;

const held = {
  text: () => ['string', (one) => `${one} ?? ''`],
  longtext: () => ['string', (one) => `${one} ?? ''`],
  date: () => ['string | null', (one) => `${one} ?? null`],
  money: () => ['string', (one) => `${one} ?? ''`],
  number: () => ['number | null', (one) => `${one} ?? null`],
  yesno: () => ['boolean', (one) => `${one} ?? false`],
  enum: ({ valuesType, values }) => [valuesType, (one) => `${one} ?? '${values[0]}'`],
  ref: () => ['number | null', (one) => `${one} ?? null`],
};
const sent = (field) => {
  if (field.type === 'text' && field.isRequired) return `${field.column}: values.${field.column}.trim()`;
  if (['text', 'longtext', 'money'].includes(field.type)) return `${field.column}: textOrNull(values.${field.column})`;
  return `${field.column}: values.${field.column}`;
};
/** What the form holds, and what is sent. */
export function valuesOf(entity, from, { forms }) {
  const { name, Type, en, fields } = entity;
  const isNulled = fields.some(
    (field) => ['longtext', 'money'].includes(field.type) || (field.type === 'text' && !field.isRequired),
  );
  return `import type { ${[Type, ...enumsOf(entity).map(({ valuesType }) => valuesType)].sort().join(', ')} } from '@corredor/core/api';
${isNulled ? `import { textOrNull } from '${from(forms)}';\n` : ''}
/** ${capital(aWord(en.one))} as its form holds it. */
export interface ${Type}Values {
${fields.map((field) => `  ${field.column}: ${held[field.type](field)[0]};`).join('\n')}
}

/** The form of ${aWord(en.one)}, or of a new one. */
export const to${Type}Values = (${name}?: ${Type}): ${Type}Values => ({
${fields.map((field) => `  ${field.column}: ${held[field.type](field)[1](`${name}?.${field.column}`)},`).join('\n')}
});

/** What is sent; the check against the document tells what is missing. */
export const to${Type}Input = (values: ${Type}Values) => ({
${fields.map((field) => `  ${sent(field)},`).join('\n')}
});
`;
}

/** The names of fields, and both sides of a conflict. */
export function wordsOf(entity, from, { forms, app }) {
  const { name, plural, Type, en, fields } = entity;
  const compared = fields.filter(({ kind }) => !kind);
  const hasFormats = has(entity, 'date', 'money');
  const read = ({ type, column, name: field }, whose) => {
    const value = `${whose}.${column}`;
    if (type === 'enum') return `t(\`value.${field}.\${${value}}\`)`;
    if (type === 'yesno') return `t(${value} ? 'common:state.yes' : 'common:state.no')`;
    if (type === 'date') return `date(${value})`;
    if (type === 'money') return `money(${value})`;
    return type === 'number' ? `String(${value} ?? '')` : value;
  };
  return `import type { ${Type} } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
${hasFormats ? `import { useFormats } from '${from(app)}';\n` : ''}import type { ConflictField } from '${from(forms)}';
import { type ${Type}Values, to${Type}Values } from './${name}Values.ts';

/** Names the fields of ${aWord(en.one)}, and writes their values for a comparison. */
export function use${Type}Words() {
  const { t } = useTranslation(['${plural}', 'common']);
${hasFormats ? `  const { ${[has(entity, 'date') && 'date', has(entity, 'money') && 'money'].filter(Boolean).join(', ')} } = useFormats();\n` : ''}  const labels: Record<string, string> = {
${fields.map((field) => `    ${field.column}: t('field.${field.name}'),`).join('\n')}
  };
  const compare = (mine: ${Type}Values, theirs: ${Type}): ConflictField[] => {
    const other = to${Type}Values(theirs);
    return [
${compared.map((field) => `      { name: '${field.column}', label: t('field.${field.name}'), mine: ${read(field, 'mine')}, theirs: ${read(field, 'other')} },`).join('\n')}
    ];
  };
  return { labelOf: (name: string) => labels[name], compare };
}
`;
}

/** The words of the feature in one language. */
export function messagesOf(entity, language) {
  const { fields } = entity;
  const { one, many, isFeminine } = entity[language];
  const isSpanish = language === 'es';
  const fresh = freshOne(entity, language);
  const words = isSpanish
    ? {
        title: capital(many),
        context: `${isFeminine ? 'Las' : 'Los'} ${many} de su correduría.`,
        group: capital(one),
        new: fresh,
        edit: `Editar ${one}`,
        delete: `Eliminar ${one}`,
        create: `Crear ${one}`,
        save: `Guardar ${one}`,
        another: `Agregar ${isFeminine ? 'otra' : 'otro'}`,
        search: `Buscar ${many}`,
        export: many,
        record: 'Registro',
        created: 'Agregado',
        updated: 'Último cambio',
        empty: { title: `Aún no hay ${many}`, text: `Agregue ${isFeminine ? 'la primera' : 'el primero'}.` },
      }
    : {
        title: capital(many),
        context: `The ${many} of your brokerage.`,
        group: capital(one),
        new: fresh,
        edit: `Edit ${one}`,
        delete: `Delete ${one}`,
        create: `Create ${one}`,
        save: `Save ${one}`,
        another: 'Add another',
        search: `Search ${many}`,
        export: many,
        record: 'Record',
        created: 'Added',
        updated: 'Last change',
        empty: { title: `No ${many} yet`, text: 'Add the first one.' },
      };
  const field = Object.fromEntries(fields.map(({ name, label }) => [name, label[language]]));
  const values = Object.fromEntries(
    enumsOf(entity).map(({ name, valueLabels }) => [
      name,
      Object.fromEntries(Object.entries(valueLabels).map(([value, label]) => [value, label[language]])),
    ]),
  );
  return `${JSON.stringify({ ...words, field, value: enumsOf(entity).length > 0 ? values : undefined }, null, 2)}\n`;
}
