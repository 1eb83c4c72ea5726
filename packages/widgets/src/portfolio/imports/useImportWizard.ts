import type { ImportName } from '@corredor/core/api';
import { call, idempotencyKey, keyHeader } from '@corredor/core/client';
import {
  type DateOrder,
  type EntrySide,
  type ExtraImportField,
  type ImportKind,
  type InstalmentsFall,
  type MakeSide,
  mostImportText,
  type PercentScale,
  type PlanDoubt,
  rememberMapping,
} from '@corredor/core/imports';
import type { DecimalSign } from '@corredor/core/money';
import { checkImport, createImport, createImportRows, finishImport, undoImport } from '@corredor/core/operations';
import type { SheetChoices } from '@corredor/core/sheets';
import { importWizardMachine, importWizardView, toInput } from '@corredor/machines/import-wizard';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useCan, useClient, useLanguage } from '../../base/app/index.ts';
import { usePreferences } from '../../base/data/index.ts';
import { readTable } from '../../frames/sheets/index.ts';
import { withoutLongTexts } from './longTexts.ts';

/** The wizard's process with the real server, and what a person can do in it. */
export function useImportWizard(kind: ImportKind, policyId: number | null, extras: readonly ExtraImportField[]) {
  const client = useClient();
  const queries = useQueryClient();
  const mayActivate = useCan('policy_app.change_policy');
  const { t, i18n } = useTranslation('imports');
  const { locale } = useLanguage();
  const { importColumns, setImportColumns } = usePreferences();
  const machine = useMemo(
    () =>
      importWizardMachine.provide({
        actors: {
          readFile: fromPromise(({ input: { file, known, choices, onProgress }, signal }) =>
            readTable(file, known, choices, { signal, onProgress }),
          ),
          checkRows: fromPromise(async ({ input }) => {
            const { sent, failed } = withoutLongTexts(input.rows.map(toInput), (count) =>
              t('grid.tooLong', { count, limit: mostImportText }),
            );
            if (sent.length === 0) return { results: failed };
            const { results } = await call(client, checkImport, {
              body: {
                kind: input.kind,
                policy_id: input.policyId,
                rows: sent,
                titulars_elsewhere: input.titularsElsewhere,
                activates: input.activates,
                names: [...input.names],
              },
            });
            return { results: [...results, ...failed] };
          }),
          beginImport: fromPromise(({ input }) =>
            call(client, createImport, { header: keyHeader(input.key), body: input.input }),
          ),
          importRows: fromPromise(({ input }) =>
            call(client, createImportRows, {
              path: { importId: input.importId },
              header: keyHeader(input.key),
              body: { rows: input.rows.map(toInput) },
            }),
          ),
          finishImport: fromPromise(({ input }) =>
            call(client, finishImport, { path: { importId: input.importId }, header: keyHeader(input.key) }),
          ),
          undoImport: fromPromise(({ input }) =>
            call(client, undoImport, { path: { importId: input.importId }, header: keyHeader(input.key) }),
          ),
        },
      }),
    [client, t],
  );
  // The forms of this brokerage ask for days so.
  const readerOrder = locale === 'en-US' ? 'month_first' : 'day_first';
  const readerDecimal = i18n.language.startsWith('en') ? '.' : ',';
  const [snapshot, send] = useMachine(machine, {
    input: {
      kind,
      policyId,
      remembered: importColumns(kind),
      extras,
      activates: mayActivate,
      readerOrder,
      readerDecimal,
    },
  });
  const view = importWizardView(snapshot);
  const { step } = view;
  useEffect(() => {
    // Lists, counts and charts all know the imported records.
    if (step === 'done' || step === 'undone') void queries.invalidateQueries();
  }, [step, queries]);
  return {
    view,
    do: {
      choose: (file: File) => send({ type: 'file.choose', file }),
      chooseAgain: () => send({ type: 'file.change' }),
      chooseReading: (choices: SheetChoices) => send({ type: 'reading.choose', choices }),
      map: (column: number, field: string | null) => send({ type: 'column.map', column, field }),
      chooseActivation: (activates: boolean) => send({ type: 'activation.choose', activates }),
      name: (of: ImportName['kind'], name: string, id: number | null) =>
        send({ type: 'name.choose', kind: of, name, id }),
      chooseOrder: (order: DateOrder) => send({ type: 'dates.choose', order }),
      chooseDecimal: (decimal: DecimalSign) => send({ type: 'amounts.choose', decimal }),
      chooseScale: (field: string, scale: PercentScale) => send({ type: 'percents.choose', field, scale }),
      chooseCharge: (charge: EntrySide) => send({ type: 'sides.choose', charge }),
      chooseMakeSide: (side: MakeSide) => send({ type: 'makes.choose', side }),
      chooseFall: (doubt: PlanDoubt, fall: InstalmentsFall) => send({ type: 'plans.choose', doubt, fall }),
      confirmMapping: () => {
        if (view.table) setImportColumns(kind, rememberMapping(view.table.headings, view.mapping));
        send({ type: 'mapping.confirm' });
      },
      changeMapping: () => send({ type: 'mapping.change' }),
      fix: (row: number, field: string, value: string) => send({ type: 'value.fix', row, field, value }),
      skip: (row: number, isSkipped: boolean) => send({ type: 'row.skip', row, isSkipped }),
      skipBad: () => send({ type: 'bad.skip' }),
      check: () => send({ type: 'rows.check' }),
      start: () => send({ type: 'import.start', key: idempotencyKey() }),
      retry: () => send({ type: 'import.retry' }),
      cancel: () => send({ type: 'work.cancel' }),
      fixRest: () => send({ type: 'rest.fix' }),
      undo: () => send({ type: 'import.undo', key: idempotencyKey() }),
    },
  };
}
export type ImportMoves = ReturnType<typeof useImportWizard>['do'];
