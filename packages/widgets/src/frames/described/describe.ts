/** Where a field stands; `own` is a place that the feature fills itself, so that nothing is left out by forgetting. */
interface Place<Group extends string> {
  /** Asked for whenever there is a record. */
  isRequired?: true;
  /** The group of the form that draws it after its own fields. */
  form: Group | 'own';
  /** How the list begins with its column. */
  column: 'shown' | 'hidden' | 'own' | 'none';
  /** The facts that tell of it. */
  fact: 'glance' | 'more' | 'own' | 'none';
}
/** A text of one line, of so many signs at the most. */
interface TextOf<Group extends string> extends Place<Group> {
  kind: 'text';
  most: number;
  /** Signs that belong together, such as those of a plate. */
  isCode?: true;
  /** How it is kept; without it, without the blanks around it. */
  tidy?: (text: string) => string;
}
interface NumberOf<Group extends string> extends Place<Group> {
  kind: 'number';
  /** Written without signs between its thousands, as a year is. */
  isGrouped?: false;
}
interface AmountOf<Group extends string> extends Place<Group> {
  kind: 'amount';
}
interface DayOf<Group extends string> extends Place<Group> {
  kind: 'day';
}
interface YesNoOf<Group extends string> extends Place<Group> {
  kind: 'yesNo';
}
/** What a feature does by code of its own: a description would be no shorter. */
interface Own {
  kind: 'own';
}

/** One field of a record that is described: how it is held, drawn and shown follows from it. */
export type DescribedField<Group extends string = string> =
  | TextOf<Group>
  | NumberOf<Group>
  | AmountOf<Group>
  | DayOf<Group>
  | YesNoOf<Group>;

/** The kinds by which a value of the contract can be described. */
type FieldFor<Value, Group extends string> =
  | Own
  | (Value extends string
      ? TextOf<Group> | AmountOf<Group> | DayOf<Group>
      : Value extends number
        ? NumberOf<Group>
        : Value extends boolean
          ? YesNoOf<Group>
          : never);
type FieldsOf<Input, Group extends string> = {
  [Name in keyof Input & string]-?: FieldFor<NonNullable<Input[Name]>, Group>;
};

/** The fields of a record by their names, in the order in which they are read. */
export type Fields = Readonly<Record<string, DescribedField | Own>>;

/** The names of the fields that are described, without those that the feature does by code. */
export type DescribedName<All extends Fields> = {
  [Name in keyof All]: All[Name] extends DescribedField ? Name : never;
}[keyof All] &
  string;
/** The names of the fields that a list has a column of by their description. */
export type ColumnName<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { column: 'shown' | 'hidden' } ? Name : never;
}[keyof All] &
  string;

type Held<Field> = Field extends { kind: 'text' | 'amount' }
  ? string
  : Field extends { kind: 'number' }
    ? number | null
    : Field extends { kind: 'day' }
      ? string | null
      : boolean;
/** The described fields as a form holds them: no text is an empty one. */
export type DescribedValues<All extends Fields> = { [Name in DescribedName<All>]: Held<All[Name]> };

/** Describes every field of what is sent of a record; one that is left out, or described as what it is not, does not compile. */
export const describeFields =
  <Input, Group extends string = never>() =>
  <const All extends FieldsOf<Input, Group>>(fields: All & { [Name in Exclude<keyof All, keyof Input>]: never }): All =>
    fields;

const isDescribed = (entry: [string, DescribedField | Own]): entry is [string, DescribedField] =>
  entry[1].kind !== 'own';
/** The described ones among the fields. */
export const described = (fields: Fields): [string, DescribedField][] => Object.entries(fields).filter(isDescribed);

const empty = { text: '', amount: '', number: null, day: null, yesNo: false } as const;
/** The described values of a record, or of a new one. */
export const describedValues = <All extends Fields>(fields: All, record?: object): DescribedValues<All> =>
  Object.fromEntries(
    described(fields).map(([name, { kind }]) => [name, valueIn(record, name) ?? empty[kind]]),
  ) as DescribedValues<All>;

/** What is sent of described values; an unfinished form of an older making may lack some. */
export const describedInput = <All extends Fields>(fields: All, values: DescribedValues<All>) =>
  Object.fromEntries(
    described(fields).map(([name, field]) => [name, sentOf(field, valueIn(values, name) ?? empty[field.kind])]),
  );

function sentOf(field: DescribedField, value: unknown) {
  if (field.kind !== 'text') return typeof value === 'string' ? tidied(value) || null : value;
  const text = (field.tidy ?? tidied)(String(value));
  return field.isRequired ? text : tidied(text) || null;
}
const tidied = (text: string) => text.trim();

/** What a record has by a name. */
export const valueIn = (record: object | undefined, name: string): unknown => record && Reflect.get(record, name);
