import { withReadAmounts } from './importAmounts.ts';
import { withReadDates } from './importDates.ts';
import { withReadMakes } from './importMakes.ts';
import { withReadPercents } from './importPercents.ts';
import { withReadPlans } from './importPlans.ts';
import type { WizardRow } from './importRows.ts';
import type { ImportWizardContext } from './importWizard.types.ts';

/** Rows as the server takes them: with days, amounts, percents, makes and plans that cannot be mistaken. */
export const withReadTexts = (context: ImportWizardContext, rows: readonly WizardRow[]): WizardRow[] =>
  withReadPlans(
    context,
    withReadMakes(context, withReadPercents(context, withReadAmounts(context, withReadDates(context, rows)))),
  );
