import { withReadAmounts } from './importAmounts.ts';
import { withReadDates } from './importDates.ts';
import { withReadMakes } from './importMakes.ts';
import { withReadPercents } from './importPercents.ts';
import { withReadPlans } from './importPlans.ts';
import type { WizardRow } from './importRows.ts';
import { withoutSides, withReadSides } from './importSides.ts';
import type { ImportWizardContext } from './importWizard.types.ts';

/** Rows as the server takes them: with days, amounts, percents, makes and plans that cannot be mistaken. */
export function withReadTexts(context: ImportWizardContext, rows: readonly WizardRow[]): WizardRow[] {
  const dated = withReadDates(context, rows);
  const charged = withReadSides(context, dated);
  const counted = withReadPercents(context, withReadAmounts(withoutSides(context), charged));
  return withReadPlans(context, withReadMakes(context, counted));
}
