import type { ExtraField, Policy } from '@corredor/core/api';
import {
  askedExtra,
  type ExtraRow,
  type ExtraValues,
  extraName,
  extraOn,
  extraValue,
  mergeExtra,
} from '@corredor/core/extras';
import { getBranch } from '@corredor/core/operations';
import type { EditableColumn } from '@corredor/ui/EditableRows';
import { Stack } from '@corredor/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { ExtraControl, toExtraInput, useExtraProblems, useExtraText } from '../../../frames/extras/index.ts';
import { askFor } from '../../../frames/forms/index.ts';
import type { Extended, ExtraDraft } from './extraValues.ts';
import type { ListRow } from './useRows.tsx';

/** The row that is being written, with what is wrong with it. */
interface WrittenRow {
  draft: ExtraDraft | null;
  edited: Extended | null;
  isRefused: boolean;
  fieldErrors: Readonly<Record<string, string>>;
}

/** The extra fields that the branch of a policy has on some of its rows: what is wrong with a row, and what it says. */
export function useRowExtras({ branch_id, extra_fields }: Pick<Policy, 'branch_id' | 'extra_fields'>, place: ExtraRow) {
  const { language } = useFormats();
  const extraText = useExtraText();
  const problemsOf = useExtraProblems();
  const canRead = useCan('policy_app.view_branch');
  // The policy may have been read before the branch got its last field.
  const { data: branch } = useQuery({
    ...queryOf(useClient(), getBranch, { path: { branchId: branch_id ?? 0 } }),
    enabled: branch_id !== null && canRead,
  });
  const fields = extraOn(branch?.extra_fields ?? extra_fields, place);
  const valuesOf = (draft: ExtraDraft) => mergeExtra({}, toExtraInput(draft.extra));
  /** By key. */
  const problems = (draft: ExtraDraft, saved: Extended | null) =>
    problemsOf(fields, { before: saved?.extra ?? {}, after: valuesOf(draft), asksExtra: true });
  return {
    fields,
    /** What is wrong with each field of the row that is written, by key: as it is, else as the server says. */
    errorsOf: ({ draft, edited, isRefused, fieldErrors }: WrittenRow): Record<string, string> => {
      if (isRefused && draft) return problems(draft, edited);
      const ofServer = Object.entries(fieldErrors).filter(([name]) => name.startsWith('extra.'));
      return Object.fromEntries(ofServer.map(([name, message]) => [name.slice('extra.'.length), message]));
    },
    /** The first thing that is wrong, in a sentence of its own. */
    check: (draft: ExtraDraft, saved: Extended | null): string | null => {
      const found = problems(draft, saved);
      const field = fields.find(({ key }) => found[key] !== undefined);
      if (!field) return null;
      const name = extraName(field, language);
      const isWritten = field.kind === 'text' || field.kind === 'number' || field.kind === 'money';
      return extraValue(valuesOf(draft), field.key) === undefined
        ? askFor(name, isWritten ? 'write' : 'choose', language)
        : `${name}: ${found[field.key]}`;
    },
    describe: (draft: ExtraDraft) =>
      askedExtra(fields).map((field) => ({
        name: `extra.${field.key}`,
        label: extraName(field, language),
        text: extraText(field, extraValue(valuesOf(draft), field.key)),
      })),
  };
}

interface RowExtraColumnsOptions {
  fields: readonly ExtraField[];
  saved: readonly Extended[];
  draft: ExtraDraft | null;
  change: (values: ExtraDraft) => void;
  /** By key. */
  errors: Readonly<Record<string, string>>;
}
/** The column of the extra fields: named like the field where there is only one, else a line for each. Retired ones are read as long as something stands in them. */
export function useRowExtraColumns<Row extends Extended>({
  fields,
  saved,
  draft,
  change,
  errors,
}: RowExtraColumnsOptions): EditableColumn<ListRow<Row>>[] {
  const { t } = useTranslation('policies');
  const { language } = useFormats();
  const extraText = useExtraText();
  const asked = askedExtra(fields);
  const shown = fields.filter(
    ({ key, is_retired }) => !is_retired || saved.some(({ extra }) => extraValue(extra, key) !== undefined),
  );
  const [first, ...others] = shown;
  if (!first) return [];
  const nameOf = (field: ExtraField) =>
    field.is_retired ? t('extra.retired', { name: extraName(field, language) }) : extraName(field, language);
  const lineOf = (field: ExtraField, extra: ExtraValues) => {
    const text = extraText(field, extraValue(extra, field.key));
    return text === '' || others.length === 0 ? text : `${nameOf(field)}: ${text}`;
  };
  const edit = () => (
    <Stack gap="xsmall">
      {asked.map((field) => (
        <ExtraControl
          key={field.key}
          field={field}
          value={draft?.extra[field.key] ?? null}
          onChange={(value) => change({ extra: { ...draft?.extra, [field.key]: value } })}
          errorMessage={errors[field.key]}
        />
      ))}
    </Stack>
  );
  return [
    {
      id: 'extra',
      header: others.length === 0 ? nameOf(first) : t('form.extras'),
      read: ({ saved: row }) => {
        const lines = row ? shown.map((field) => lineOf(field, row.extra)).filter(Boolean) : [];
        return (
          <Stack gap="none">{lines.length === 0 ? '—' : lines.map((line) => <span key={line}>{line}</span>)}</Stack>
        );
      },
      edit: asked.length > 0 ? edit : undefined,
    },
  ];
}
