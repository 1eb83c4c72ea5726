import { aWord, capital } from '../names.mjs';

/** Fields that name another record. */
export const refsOf = ({ fields }) => fields.filter(({ kind }) => kind);
/** Fields with a few words to choose from. */
export const enumsOf = ({ fields }) => fields.filter(({ type }) => type === 'enum');
/** Whether some field is of one of these types. */
export const has = ({ fields }, ...types) => fields.some(({ type }) => types.includes(type));
/** A text as the code writes it. */
export const literal = (value) => JSON.stringify(value).replaceAll('"', "'");
/** A value as the code writes it; the formatter does the rest. */
export const code = (value) => JSON.stringify(value, null, 2);
/** The name of the fixture: aClaim, anOffer. */
export const fixture = ({ name, Type }) => aWord(name).replace(' ', '').replace(name, Type);
/** The picker of the kind that a field names. */
export const pickerOf = ({ kind }) => `${capital(kind.name)}Picker`;
/** The hook that tells the name of a record known by number. */
export const nameHookOf = ({ kind }) => `use${capital(kind.name)}Name`;
