export {
  type DueDateInput,
  defaultNearDays,
  dueDates,
  type Instalment,
  type InstalmentStatus,
  instalmentStatus,
  monthsOfTerm,
  type PaymentTerms,
  planInstalments,
} from './instalments.ts';
