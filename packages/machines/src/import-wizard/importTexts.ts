import { withReadAmounts } from './importAmounts.ts';
import { datesRead, withReadDates } from './importDates.ts';
import { withReadMakes } from './importMakes.ts';
import { withReadPercents } from './importPercents.ts';
import { openRows, withReadPlans } from './importPlans.ts';
import { repeatedRows, type WizardRow } from './importRows.ts';
import { severalRead } from './importSeveral.ts';
import { withoutSides, withReadSides } from './importSides.ts';
import type { ImportWizardContext } from './importWizard.types.ts';

/** Rows as the server takes them: with days, amounts, percents, makes and plans that cannot be mistaken. */
export function withReadTexts(context: ImportWizardContext, rows: readonly WizardRow[]): WizardRow[] {
  const dated = withReadDates(context, rows);
  const charged = withReadSides(context, dated);
  const counted = withReadPercents(context, withReadAmounts(withoutSides(context), charged));
  return withReadPlans(context, withReadMakes(context, counted));
}

/** Reads of a few rows what is told and asked once all are shown, so that it is known by then and holds nobody up. */
export function readAhead(context: ImportWizardContext, rows: readonly WizardRow[]): void {
  datesRead({ ...context, rows });
  severalRead(context.kind, rows, false);
  repeatedRows(context.kind, rows);
  if (context.kind === 'policies') openRows(context, rows);
}
