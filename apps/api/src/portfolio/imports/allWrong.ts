import { type FieldErrors, Problem } from '../../server/request/problems.ts';

/** Does something that may be refused by field, and notes what is wrong instead, so that it hides nothing else. */
export async function notingErrors<Result>(
  wrong: FieldErrors,
  work: () => Promise<Result> | Result,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || !error.parts.errors) throw error;
    for (const [field, list] of Object.entries(error.parts.errors)) wrong[field] ??= list;
    return undefined;
  }
}

/** The values that nothing is wrong with so far. */
export const rightOnes = <Values extends object>(values: Values, wrong: FieldErrors) => {
  const named = new Set(Object.keys(wrong).map((field) => field.split('.')[0]));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !named.has(name))) as Partial<Values>;
};
