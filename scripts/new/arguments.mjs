import { parseArgs } from 'node:util';
import { readFields } from './fields.mjs';
import { Refusal } from './refusal.mjs';

export const help = `npm run new -- entity NAME [options]

  NAME               one word in small letters, English, singular: claim
  --plural NAME      claims, unless told
  --en "one,many"    English words: "claim,claims" unless told
  --es "one,many"    Spanish words: "siniestro,siniestros"; add ",f" or ",m" where its ending does not tell the gender
  --district NAME    the district that it stands in: portfolio unless told
  --app NAME         the first part of its permissions: policy_app unless told, or core_app or finance_app
  --menu NAME        the part of the menu: configurations unless told, or management
  --key LETTER       the key that leads to its list after G; none unless told
  --fields "..."     its fields, the first one a text! that names the record: "name:text! description:longtext" unless told
  --label f="es,en"  what a field is called, or with f.value a word of an enum; may be given often
  --dry-run          prints the plan and changes nothing

A field is name:type. Types: text, text(40), longtext, date, money, number, yesno, enum(open,closed), ref (the field is named like the kind),
ref(customer). A ! makes it required; enum and yesno always are.`;

const reserved = new Set(
  `all analyse analyze and any array as asc both case cast check collate column constraint create current default desc distinct do else end
  except false fetch for foreign from grant group having in initially intersect into leading limit not null offset on only or order placing
  primary references returning select session some table then to trailing true union unique user using when where window with
  abstract async await break class const continue debugger delete enum export extends finally function if implements import instanceof
  interface let new package private protected public return static super switch this throw try typeof var void while yield
  data error event item list page query record row schema value version`.split(/\s+/),
);
const oneWord = /^[a-z]{3,24}$/;
const apps = { policy_app: 'policy', core_app: 'core', finance_app: 'finance' };
const menus = ['configurations', 'management'];

/** What the command line asks for; throws a refusal that says what is wrong with it. */
export function readArguments(asked) {
  const { values, positionals } = parse(asked);
  const [what, name, ...rest] = positionals;
  if (what !== 'entity')
    throw new Refusal(`it makes an entity or a field, not "${what ?? ''}". Write: npm run new -- entity NAME`);
  if (rest.length > 0) throw new Refusal(`"${rest.join(' ')}" is too much. Put quotes around values with blanks.`);
  const plural = values.plural ?? pluralOf(name ?? '');
  for (const word of [name ?? '', plural]) {
    if (!oneWord.test(word)) throw new Refusal(`"${word}" is no name: one word of 3 to 24 small letters, as in claim.`);
    if (reserved.has(word))
      throw new Refusal(`"${word}" is a word of SQL, TypeScript or the house. Choose another name.`);
  }
  if (name === plural) throw new Refusal(`"${name}" and its plural must differ. Write --plural.`);
  const app = oneOf('app', values.app ?? 'policy_app', Object.keys(apps));
  const key = values.key ?? null;
  if (key !== null && !/^[a-z]$/.test(key)) throw new Refusal(`--key is one small letter, not "${key}".`);
  const entity = {
    name,
    plural,
    app,
    address: `/api/${apps[app]}/${plural}/`,
    menu: oneOf('menu', values.menu ?? 'configurations', menus),
    district: values.district ?? 'portfolio',
    key,
    en: pairOf('en', values.en ?? `${name},${plural}`),
    es: pairOf('es', values.es ?? `${name},${plural}`),
    isTranslated: values.es !== undefined,
    fields: readFields(values.fields ?? 'name:text! description:longtext', labelsOf(values.label ?? [])),
  };
  return { entity, isDryRun: values['dry-run'] === true };
}

function parse(asked) {
  const text = { type: 'string' };
  const options = { plural: text, en: text, es: text, district: text, app: text, menu: text, key: text, fields: text };
  try {
    return parseArgs({
      args: asked,
      allowPositionals: true,
      options: { ...options, label: { type: 'string', multiple: true }, 'dry-run': { type: 'boolean' } },
    });
  } catch (error) {
    throw new Refusal(error.message);
  }
}

const pluralOf = (name) => {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
};

function oneOf(option, value, known) {
  if (!known.includes(value)) throw new Refusal(`--${option} is one of ${known.join(', ')}, not "${value}".`);
  return value;
}

/** Singular and plural in one language; in Spanish also whether they are feminine. */
function pairOf(option, text) {
  const [one = '', many = '', gender] = text.split(',').map((word) => word.trim());
  if (one === '' || many === '') throw new Refusal(`--${option} needs two words, as in "claim,claims", not "${text}".`);
  const isFeminine = gender === undefined ? /(a|ión|dad|tud)$/.test(one) : gender === 'f';
  return { one, many, isFeminine };
}

/** What fields and words of enums are called, by their names. */
function labelsOf(told) {
  const pairs = told.map((text) => {
    const [, name, es, en] = /^([a-z0-9_.]+)=([^,]+),([^,]+)$/.exec(text) ?? [];
    if (!name) throw new Refusal(`--label is written name="Spanish,English", not "${text}".`);
    return [name, { es: es.trim(), en: en.trim() }];
  });
  return Object.fromEntries(pairs);
}
