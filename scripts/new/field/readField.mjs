import { parseArgs } from 'node:util';
import { Refusal } from '../refusal.mjs';

export const fieldHelp = `npm run new -- field RECORDS NAME:KIND --es "Spanish" --en "English" [options]

  RECORDS            the plural of a record: vehicles, policies, coverages
  NAME:KIND          the field in small letters, and its kind: text, text(40), number, amount, day, yesno
  --es, --en         what it is called, as a label: "Número de motor", "Engine number"
  --after NAME       the field that it stands after, in every list that has that one; else it is the last
  --column "es,en"   what its column is called where that is shorter
  --headings "a,b"   also a column of files that are imported, which offices head like this
  --form GROUP       the group of the form that draws it, where the record's fields are described: else that of the field before
  --code             its signs belong together, as those of a plate: a text only
  --example TEXT     what the examples have of a text
  --dry-run          prints the plan and changes nothing

A field may always be left empty: the records that are there have none. Who must fill it in is a rule, written by hand.`;

/** How each kind stands in the contract, the database and the code. */
const kinds = {
  text: {
    schema: ({ most }) => ['type:', '  - string', '  - "null"', `maxLength: ${most}`],
    column: () => 'text',
    example: ({ es }) => `${es} de ejemplo`,
    importType: 'text',
  },
  number: {
    schema: () => ['type:', '  - integer', '  - "null"', 'minimum: 0', 'maximum: 2147483647'],
    column: ({ name }) => `integer check (${name} >= 0)`,
    example: () => 3,
  },
  amount: {
    schema: ({ shared }) => ['oneOf:', `  - $ref: ${shared}/schemas/Money.yaml`, '  - type: "null"'],
    column: ({ name }) => `numeric(14, 2) check (${name} >= 0)`,
    example: () => '1250.00',
    importType: 'money',
  },
  day: {
    schema: ({ shared }) => ['oneOf:', `  - $ref: ${shared}/schemas/CalendarDate.yaml`, '  - type: "null"'],
    column: () => 'date',
    example: () => '2026-01-12',
    importType: 'date',
  },
  yesno: { schema: () => ['type: boolean'], column: () => 'boolean not null default false', example: () => true },
};
const byHand = {
  longtext: 'several lines need a control, a column and a place of their own',
  choice: 'its words stand in the contract, in both languages, in filters and in the history',
  enum: 'its words stand in the contract, in both languages, in filters and in the history',
  ref: 'it needs a picker, a check that the other record is there, and who holds whom',
  percent: 'how many places it has, and what it is of, is a rule of its own',
};
const otherNames = { date: 'day', money: 'amount', boolean: 'yesno' };

/** What the command line asks for; throws a refusal that says what is wrong with it. */
export function readField(asked) {
  const { values, positionals } = parse(asked);
  const [, plural = '', text = '', ...rest] = positionals;
  if (rest.length > 0) throw new Refusal(`"${rest.join(' ')}" is too much. Put quotes around values with blanks.`);
  if (!/^[a-z][a-z-]*$/.test(plural))
    throw new Refusal(`"${plural}" are no records. Write: npm run new -- field vehicles reference:text`);
  const [, name, kind, inside, mark] = /^([a-z][a-z0-9_]*):([a-z]+)(?:\(([^)]*)\))?([!?]?)$/.exec(text) ?? [];
  if (!name) throw new Refusal(`"${text}" is no field: write name:kind, as in reference:text or sold_on:day.`);
  if (name.length > 40 || /_id$|^(id|version|created_at|updated_at|deleted_at|partner_id|is_sample|extra)$/.test(name))
    throw new Refusal(`a field cannot be named "${name}".`);
  if (byHand[kind])
    throw new Refusal(`${name}: a ${kind} is made by hand, as ${byHand[kind]}: see docs/adding-a-field.md.`);
  if (!Object.hasOwn(kinds, kind))
    throw new Refusal(
      otherNames[kind]
        ? `${name}: ${kind} is called ${otherNames[kind]} here.`
        : `"${kind}" is no kind of field. There are ${Object.keys(kinds).join(', ')}.`,
    );
  if (mark)
    throw new Refusal(
      `${name}: the records that are there have no value of it, so it cannot be asked for ("${mark}").`,
    );
  if (inside !== undefined && kind !== 'text') throw new Refusal(`${name}: only a text has a length.`);
  if (values.code && kind !== 'text') throw new Refusal(`${name}: only a text is a --code.`);
  const most = Number(inside ?? 160);
  if (!Number.isInteger(most) || most < 1 || most > 500)
    throw new Refusal(`${name}: a text has 1 to 500 signs, as in text(40).`);
  const field = {
    plural,
    name,
    kind,
    most,
    es: wordOf('es', 'Spanish', values.es),
    en: wordOf('en', 'English', values.en),
    after: values.after,
    form: values.form,
    isCode: values.code === true,
    headings: listOf(values.headings),
    ...kinds[kind],
  };
  const example = exampleOf(field, values.example);
  if (field.headings.length > 0 && !field.importType)
    throw new Refusal(`${name}: no file that is imported has a ${kind} yet. Leave --headings out.`);
  const [esColumn = field.es, enColumn = field.en] = listOf(values.column);
  return {
    field: { ...field, example, columns: { es: esColumn, en: enColumn } },
    isDryRun: values['dry-run'] === true,
  };
}

/** What the examples of the contract and of stories have of it. */
function exampleOf({ name, kind, most, es, example }, told) {
  if (kind !== 'text') {
    if (told !== undefined) throw new Refusal(`${name}: only a text takes an --example.`);
    return example({ es });
  }
  const text = told?.trim() || example({ es }).slice(0, most).trim();
  if (text.length > most) throw new Refusal(`--example has more than ${most} signs.`);
  return text;
}

const listOf = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

function wordOf(option, language, text = '') {
  if (text.trim() === '')
    throw new Refusal(`what is it called in ${language}? Write --${option} "…", as its label says it.`);
  return text.trim();
}

function parse(asked) {
  const text = { type: 'string' };
  const options = { es: text, en: text, after: text, column: text, headings: text, form: text, example: text };
  try {
    return parseArgs({
      args: asked,
      allowPositionals: true,
      options: { ...options, code: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
    });
  } catch (error) {
    throw new Refusal(error.message);
  }
}
