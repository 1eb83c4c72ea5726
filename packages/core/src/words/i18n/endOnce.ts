/**
 * A sentence whose last words are a name that brings a full stop along, "Cía. Ltda.", ends with that one alone. Takes the sentence with
 * its blanks, and what will be filled in.
 */
export const endOnce = (sentence: string, values: object): string =>
  sentence.replace(/(\{\{(\w+)\}\})\.(?=\s|$)/g, (whole, blank: string, name: string) =>
    /[.!?…]$/.test(String(Object.getOwnPropertyDescriptor(values, name)?.value ?? '')) ? blank : whole,
  );
