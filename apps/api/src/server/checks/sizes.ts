import { oneLine, strangeSign, trimText } from '@corredor/core/validation';
import { type JsonSchema, type OpenApiDocument, resolve } from '../request/document.ts';
import { type FieldError, type FieldErrors, mostErrors, noErrors } from '../request/problems.ts';
import { holdsCardNumber } from './cardNumbers.ts';
import { isSecret } from './texts.ts';

/** What of a name an answer repeats. */
const shown = 120;
/** What is left of a text where none belongs: it is refused in any case. */
const mostOther = 1_000;
type Values = Record<string, unknown>;

/**
 * Holds a value against what its schema says of sizes alone: how many, how long, and which names. What is too much is told and cut off,
 * so that whatever looks at the rest looks at no more than an honest request may have. Blanks around an amount are too much as well, and so
 * are signs that nobody sees in a text (`field.strange_sign`). Unless it is verbatim, a text keeps its line breaks only where its schema says so.
 */
export function createSizes(document: OpenApiDocument) {
  return (schema: JsonSchema, value: unknown, isVerbatim: boolean): { value: unknown; errors: FieldErrors } => {
    const errors = noErrors();
    let count = 0;
    const tell = (path: string, key: string, params?: FieldError['params']) => {
      if (count >= mostErrors) return;
      count += 1;
      errors[path.slice(0, shown) || 'body'] = [params ? { key, params } : { key }];
    };
    const cut = (part: JsonSchema, one: unknown, path: string): unknown => {
      const { plain, types } = branchFor(document, part, one);
      const isOther = types !== null && !types.includes(typeOf(one));
      if (typeof one === 'string')
        return isOther ? one.slice(0, mostOther) : readText(plain, cutText(plain, one, path), path);
      if (Array.isArray(one)) return isOther ? [] : cutList(plain, one, path);
      if (!isObject(one)) return one;
      return isOther ? {} : cutObject(plain, one, path);
    };
    const readText = (plain: JsonSchema, text: string, path: string) => {
      if (isVerbatim || plain['x-any-sign'] === true || isSecret(path)) return text;
      const sign = strangeSign(text);
      if (sign) tell(path, 'field.strange_sign', { sign });
      return plain['x-multiline'] === true ? text : oneLine(text);
    };
    const cutText = ({ maxLength, enum: listed, const: constant, format }: JsonSchema, text: string, path: string) => {
      if (format === 'decimal' && text !== trimText(text)) tell(path, 'field.wrong');
      const most = maxLength ?? (listed || constant !== undefined ? mostOther : Number.POSITIVE_INFINITY);
      if (typeof most !== 'number' || text.length <= most) return text;
      // Blanks around it do not count, nor how its accents are put together; what is far too long need not be counted.
      const inner = isVerbatim ? text : trimText(text);
      if (inner.length <= 4 * most && countSigns(inner.normalize('NFC')) <= most) return inner;
      if (typeof maxLength === 'number') tell(path, 'field.too_long', { limit: maxLength });
      // Enough is left to see in it what must not come here.
      return [...inner.slice(0, 2 * Math.max(most, shown))].slice(0, Math.max(most, shown)).join('');
    };
    const cutList = ({ maxItems, items }: JsonSchema, list: unknown[], path: string) => {
      const isLong = typeof maxItems === 'number' && list.length > maxItems;
      if (isLong) tell(path, 'field.too_many', { limit: maxItems });
      const kept = isLong ? list.slice(0, maxItems) : list;
      if (!isObject(items)) return kept;
      const cuts = kept.map((one, index) => cut(items, one, join(path, String(index))));
      return cuts.every((one, index) => one === kept[index]) ? kept : cuts;
    };
    const cutObject = (
      { properties, additionalProperties: more, maxProperties, propertyNames }: JsonSchema,
      values: Values,
      path: string,
    ) => {
      const kept: [string, unknown][] = [];
      // What is right as it is is not made anew: a body has thousands of objects.
      let isSame = true;
      const nameLimit = branchFor(document, isObject(propertyNames) ? propertyNames : noSchema, '').plain.maxLength;
      for (const name in values) {
        if (typeof maxProperties === 'number' && kept.length >= maxProperties) {
          tell(path, 'field.too_many', { limit: maxProperties });
          isSame = false;
          break;
        }
        const known = isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : more;
        if (known === false) {
          isSame = false;
          if (count >= mostErrors) break;
          // A number that must not come here is not repeated in the answer.
          if (holdsCardNumber(name.slice(0, shown))) tell(path, 'field.card_number');
          else tell(join(path, name), 'field.unknown');
        } else if (typeof nameLimit === 'number' && name.length > nameLimit * 2) {
          isSame = false;
          tell(join(path, name), 'field.too_long', { limit: nameLimit });
        } else {
          const one = isObject(known) ? cut(known, values[name], join(path, name)) : values[name];
          isSame &&= one === values[name];
          kept.push([name, one]);
        }
      }
      // The whole is always a copy, as what the schema gives where nothing is said is written into it.
      return isSame && path ? values : Object.fromEntries(kept);
    };
    return { value: cut(schema, value, ''), errors };
  };
}
/** How many signs a text has, those of two units counted once; without a list of them, as bodies have thousands of texts. */
function countSigns(text: string) {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    if ((text.codePointAt(at) ?? 0) > 0xffff) at += 1;
    count += 1;
  }
  return count;
}
const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);
const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const noSchema: JsonSchema = {};
const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** A schema with its references followed: the types that it takes, null for any, and where it is one of several, those. */
interface Followed {
  plain: JsonSchema;
  types: string[] | null;
  branches: Followed[] | null;
}
const nothing: Followed = { plain: { type: 'null' }, types: ['null'], branches: null };
const followed = new WeakMap<JsonSchema, Followed>();
/** Once for each schema: a body has thousands of values. */
function follow(document: OpenApiDocument, schema: JsonSchema): Followed {
  const known = followed.get(schema);
  if (known) return known;
  const plain = resolve(document, schema);
  const several = plain.oneOf ?? plain.anyOf;
  const branches = Array.isArray(several) ? several.filter(isObject).map((branch) => follow(document, branch)) : null;
  const types = plain.type === undefined ? null : [plain.type].flat().map(String);
  const one: Followed = { plain, types, branches };
  followed.set(schema, one);
  return one;
}
/** The schema that speaks about a value of this type; of several the one that takes such a value. */
function branchFor(document: OpenApiDocument, schema: JsonSchema, value: unknown): Followed {
  const one = follow(document, schema);
  return one.branches ? ofType(one.branches, typeOf(value)) : one;
}
function ofType(branches: readonly Followed[], type: string): Followed {
  for (const one of branches) {
    const branch = one.branches ? ofType(one.branches, type) : one;
    if (branch.types === null || branch.types.includes(type)) return branch;
  }
  return nothing;
}
