import type { PolicySheet } from '@corredor/core/api';
import { paymentPlanPaper, policyPaper, unwritableOn } from '@corredor/core/paper';
import type { PaperKind } from './paper.types.ts';

/** What the PDFs of a policy cannot write of it, by their kind; our own words, which they can, are left out. */
export const unwritableSheet = (sheet: PolicySheet): Record<PaperKind, string[]> => ({
  policy: unwritableOn(policyPaper(sheet, 'en-GB', (key) => key)),
  payment_plan: unwritableOn(paymentPlanPaper(sheet, 'en-GB', (key) => key)),
});
