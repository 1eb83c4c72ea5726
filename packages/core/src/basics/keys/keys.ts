/** The names of an object's fields, in their order, as its type has them: for objects that hold what their type says and no more. */
export const keysOf = <Of extends object>(one: Of) => Object.keys(one) as (keyof Of & string)[];

/** An object with a value for each name. */
export const recordOf = <Name extends string, Value>(names: readonly Name[], valueFor: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, Value>;
