import type { ConflictField } from '../forms/index.ts';
import { described, type Fields, valueIn } from './describe.ts';
import { useDescribedText } from './useDescribedText.ts';

/** The facts of a record that its description tells of, in a part of its page. */
export function useDescribedFacts(fields: Fields, record: object, labelOf: (name: string) => string | undefined) {
  const write = useDescribedText();
  return (part: 'glance' | 'more') =>
    described(fields)
      .filter(([, field]) => field.fact === part)
      .map(([name, field]) => ({ term: labelOf(name) ?? name, detail: write(field, valueIn(record, name)) }));
}

/** The described fields of two versions of a record, for a comparison. */
export function useDescribedComparison(fields: Fields, labelOf: (name: string) => string | undefined) {
  const write = useDescribedText();
  return (mine: object, theirs: object): ConflictField[] =>
    described(fields).map(([name, field]) => ({
      name,
      label: labelOf(name) ?? name,
      mine: write(field, valueIn(mine, name)),
      theirs: write(field, valueIn(theirs, name)),
    }));
}
