export type { DatesRead } from './importDates.ts';
export type { MakesRead } from './importMakes.ts';
export type { PlanExample, PlansRead } from './importPlans.ts';
export type { ImportRoom, ImportTable, NameToSay, WizardRow } from './importRows.ts';
export { fittingRows, isToFix, toInput } from './importRows.ts';
export type { SeveralRead } from './importSeveral.ts';
export { importWizardMachine } from './importWizard.machine.ts';
export { type ImportStep, type ImportWizardView, importWizardView } from './importWizard.selectors.ts';
export type { ImportWizardInput } from './importWizard.types.ts';
