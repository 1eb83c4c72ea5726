import type { Policy } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { askedExtra } from '@corredor/core/extras';
import { knownBy, mapFields, mapWays, waysOfTable } from '@corredor/core/imports';
import { decimalSignOf } from '@corredor/core/money';
import { type ItemSheetKind, itemSheetFields } from '@corredor/core/movements';
import { checkMovementItems } from '@corredor/core/operations';
import type { SheetChoices } from '@corredor/core/sheets';
import type { ImportTable } from '@corredor/machines/import-wizard';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { readTable } from '../../../frames/sheets/index.ts';
import type { DraftItem, itemFormOf } from '../parts/index.ts';
import { fieldsOfRows } from '../parts/index.ts';
import { MovementSheetView } from './MovementSheetView.tsx';
import { isNamed, joinRows, readRows, textsOf } from './sheetItems.ts';

/** So many rows are matched in one request. */
const chunk = 500;

interface MovementSheetProps {
  policy: Pick<Policy, 'id' | 'extra_fields'>;
  form: NonNullable<ReturnType<typeof itemFormOf>>;
  /** What the movement has already. */
  items: readonly DraftItem[];
  /** How many more it takes. */
  room: number;
  onItems: (items: DraftItem[]) => void;
  onClose: () => void;
}

/** Makes the items of a movement from a spreadsheet. */
export default function MovementSheet({ policy, form, items, room, onItems, onClose }: MovementSheetProps) {
  const client = useClient();
  const { language, locale, currency } = useFormats();
  const [chosen, setKind] = useState<ItemSheetKind>({
    action: form.actions[0] ?? 'add',
    target: form.targets[0] ?? 'vehicle',
    isCharged: form.isCharged,
    hasSums: form.hasSums,
  });
  const kind = { ...chosen, extras: askedExtra(fieldsOfRows(policy.extra_fields, chosen.target)) };
  const [table, setTable] = useState<ImportTable | null>(null);
  const [mapping, setMapping] = useState<readonly (string | null)[]>([]);
  const [typed, setTyped] = useState<Record<number, Record<string, string>>>({});
  const [asked, setAsked] = useState<{ file: File; choices: SheetChoices } | null>(null);
  const [progress, setProgress] = useState<number>();
  const ending = useRef<AbortController>(undefined);
  const endReading = () => ending.current?.abort();
  // A dialog that is closed reads no more.
  useEffect(() => () => ending.current?.abort(), []);
  const mapsHeadings = (headings: readonly string[]) => mapFields(itemSheetFields(kind), headings);
  const reading = useMutation({
    mutationFn: ({ file, choices }: { file: File; choices: SheetChoices }) => {
      endReading();
      ending.current = new AbortController();
      setProgress(undefined);
      const { signal } = ending.current;
      return readTable(file, knownBy(mapsHeadings), choices, { signal, onProgress: setProgress });
    },
    onSuccess: (read, how) => {
      setTable(read);
      setAsked(how);
      setMapping(mapWays(mapsHeadings, waysOfTable(read)));
      setTyped({});
    },
  });
  const checking = useMutation({
    mutationFn: async () => {
      const rows = readRows(kind, textsOf(table?.rows ?? [], mapping, typed), {
        decimal: decimalSignOf(language, currency),
        order: locale === 'en-US' ? 'month_first' : 'day_first',
      });
      const keys = rows.filter(isNamed).map(({ read }) => read.key);
      const matches = [];
      for (let from = 0; from < keys.length; from += chunk) {
        const body = { action: kind.action, target: kind.target, rows: keys.slice(from, from + chunk) };
        matches.push(...(await call(client, checkMovementItems, { path: { policyId: policy.id }, body })).results);
      }
      return { rows: joinRows({ kind, rows, matches, items }), typed };
    },
  });
  return (
    <MovementSheetView
      form={form}
      kind={kind}
      table={table}
      mapping={mapping}
      room={room}
      isReading={reading.isPending}
      progress={progress}
      unreadable={reading.error?.message}
      isChecking={checking.isPending}
      error={checking.error ? toCallError(checking.error) : null}
      rows={checking.data?.rows ?? null}
      isTyped={checking.data !== undefined && checking.data.typed !== typed}
      isDirty={Object.keys(typed).length > 0}
      textOf={(row, field) => typed[row.number]?.[field] ?? row.texts[field] ?? ''}
      onKind={setKind}
      onFile={(file) => reading.mutate({ file, choices: {} })}
      onRead={(choices) => asked && reading.mutate({ file: asked.file, choices: { ...asked.choices, ...choices } })}
      onEndReading={() => {
        endReading();
        reading.reset();
      }}
      onOtherFile={() => {
        setTable(null);
        reading.reset();
        checking.reset();
      }}
      onMap={(column, field) =>
        setMapping(mapping.map((one, at) => (at === column ? field : one === field ? null : one)))
      }
      onMapAgain={() => checking.reset()}
      onType={(row, field, text) => setTyped({ ...typed, [row]: { ...typed[row], [field]: text } })}
      onCheck={() => checking.mutate()}
      onTake={() => onItems((checking.data?.rows ?? []).flatMap(({ item }) => item ?? []))}
      onClose={onClose}
    />
  );
}
