import type { ExtraField } from '@corredor/core/api';
import { type ExtraProblem, type ExtraValues, extraProblems, extraValue, mostExtraText } from '@corredor/core/extras';
import type { FieldError, FieldErrors } from '../../server/request/problems.ts';

/** The lists whose rows have extra fields of the branch. */
export const extendedLists = ['policy_vehicles', 'policy_generals', 'policy_insureds'] as const;

const errorOf: Record<ExtraProblem['code'], FieldError> = {
  unknown: { key: 'field.extra_unknown' },
  retired: { key: 'field.extra_retired' },
  required: { key: 'field.required' },
  kind: { key: 'field.wrong' },
  date: { key: 'field.format.date' },
  choice: { key: 'field.not_allowed' },
  too_long: { key: 'field.too_long', params: { limit: mostExtraText } },
};
interface Change {
  before: ExtraValues;
  after: ExtraValues;
  /** Whether what the branch asks for must be there. */
  asksExtra: boolean;
}

/** What is wrong with the values of extra fields after a change, each at its own path below `at`. */
export const extraErrors = (fields: readonly ExtraField[], change: Change, at = 'extra'): FieldErrors =>
  Object.fromEntries(extraProblems(fields, change).map(({ key, code }) => [`${at}.${key}`, [errorOf[code]]]));

/** Values as the history keeps them: each with the name that the branch gives its field now, which may be another one day. */
export const extraForHistory = (fields: readonly ExtraField[], extra: ExtraValues): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ key, name_es, name_en, kind }) => {
      const value = extraValue(extra, key);
      return value === undefined ? [] : [[`extra.${key}`, { name_es, name_en, kind, value }]];
    }),
  );
