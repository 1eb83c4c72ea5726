import type { ExtraField } from '@corredor/core/api';
import {
  type ExtraPlace,
  type ExtraProblem,
  type ExtraValue,
  type ExtraValues,
  extraProblems,
  extraValue,
  mostExtraText,
  writeExtra,
} from '@corredor/core/extras';
import { extraColumn, extraKeyOfColumn, importedPlaces, type RowTexts } from '@corredor/core/imports';
import type { FieldError, FieldErrors } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { say } from '../../server/request/wording.ts';
import type { RowReader } from './rowReader.ts';

/** So many letters of the choices are told. */
const mostWords = 300;

/** The extra fields of branches as the columns of a file fill them; a branch is read once. */
export function importedExtras({ trx, caller, locale }: Scope, reader: RowReader) {
  const known = new Map<number, Promise<ExtraField[]>>();
  const fieldsOf = (branchId: number) => {
    const found =
      known.get(branchId) ??
      trx
        .selectFrom('branches')
        .select('extra_fields')
        .where('id', '=', branchId)
        .executeTakeFirst()
        .then((branch) => branch?.extra_fields ?? []);
    known.set(branchId, found);
    return found;
  };
  const [yes, no] = [say(locale, 'import_rule.yes'), say(locale, 'import_rule.no')];
  const write = (field: ExtraField, value: ExtraValue | undefined) =>
    writeExtra(field, value, { locale, currency: caller.currency, yes, no });
  const errorOf = (code: ExtraProblem['code'], field: ExtraField | undefined): FieldError => {
    if (!field || code === 'unknown') return { key: 'field.extra_unknown' };
    if (code === 'retired') return { key: 'field.extra_retired' };
    if (code === 'too_long') return { key: 'field.too_long', params: { limit: mostExtraText } };
    if (field.kind === 'choice' || field.kind === 'yes_no') {
      const words = (field.kind === 'choice' ? field.choices : [yes, no]).join(', ');
      return {
        key: 'import_rule.words',
        params: { words: words.length > mostWords ? `${words.slice(0, mostWords)}…` : words },
      };
    }
    return { key: field.kind === 'text' ? 'field.wrong' : `import_rule.${field.kind}` };
  };
  /** What stands in the columns of extra fields, by key; an empty cell says nothing. */
  const cellsOf = (texts: RowTexts) =>
    Object.entries(texts).flatMap(([column, text]) => {
      const key = extraKeyOfColumn(column);
      return key === undefined || text.trim() === '' ? [] : [{ column, key, text }];
    });
  return {
    /** The values that a row gives, by what they are filled in for; what is wrong is noted by column. Where the branch is unknown nothing is said of them. */
    read: async (
      kind: 'policies' | 'insureds',
      texts: RowTexts,
      branchId: number | null | undefined,
      wrong: FieldErrors,
    ): Promise<Partial<Record<ExtraPlace, ExtraValues>>> => {
      const cells = cellsOf(texts);
      if (branchId === undefined || branchId === null || cells.length === 0) return {};
      const fields = (await fieldsOf(branchId)).filter(({ on }) => importedPlaces[kind]?.includes(on));
      const found: Partial<Record<ExtraPlace, ExtraValues>> = {};
      for (const { column, key, text } of cells) {
        const field = fields.find((one) => one.key === key);
        const { value, error } = field ? reader.readExtra(column, field, text) : { value: text };
        if (value === undefined) continue;
        const [problem] = extraProblems(fields, { before: {}, after: { [key]: value }, asksExtra: false });
        if (problem) wrong[column] = [error ?? errorOf(problem.code, field)];
        const place = field?.on ?? 'policy';
        found[place] = { ...found[place], [key]: value };
      }
      return found;
    },
    /** What a policy, with its vehicle, or an insured has otherwise, by column. */
    differences: async (texts: RowTexts, branchId: number | null, stored: ExtraValues) => {
      const cells = cellsOf(texts);
      const fields = branchId === null || cells.length === 0 ? [] : await fieldsOf(branchId);
      return Object.fromEntries(
        cells.flatMap(({ column, key, text }) => {
          const field = fields.find((one) => one.key === key);
          const value = extraValue(stored, key);
          const said = field && reader.readExtra(column, field, text).value;
          if (field && (said === undefined || said === value)) return [];
          return [[extraColumn(key), field ? write(field, value) : null]];
        }),
      );
    },
  };
}
