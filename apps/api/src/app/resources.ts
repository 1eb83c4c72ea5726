import { type Condition, createCondition } from '../base/condition/index.ts';
import { documentOperations, policySheetOperations } from '../collection/documents/index.ts';
import { movementMails, movementOperations, movementStore } from '../collection/movements/index.ts';
import {
  crossingOperations,
  crossingStore,
  paymentNoticeOperations,
  paymentNotices,
  paymentOperations,
  paymentReminderOperations,
  paymentStore,
  paymentUndoChecks,
  receiptOperations,
  receiptStore,
} from '../collection/payments/index.ts';
import { receiptMailOperations, receiptPaperOperations } from '../collection/receiptPapers/index.ts';
import { sellerOperations, sellerStore } from '../finance/sellers/index.ts';
import type { AuthWorld } from '../identity/accounts/index.ts';
import { calendarOperations, calendarStore } from '../identity/calendar/index.ts';
import { passwordOperations } from '../identity/passwords/index.ts';
import { permissionOperations } from '../identity/permissions/index.ts';
import { registrationOperations } from '../identity/registration/index.ts';
import { administratorStore, roleOperations, roleStore } from '../identity/roles/index.ts';
import { meOperations, ownSessionOperations, sessionOperations, sessionStore } from '../identity/sessions/index.ts';
import {
  ownNameOperations,
  userAccountOperations,
  userOperations,
  userStore,
  userUndoChecks,
} from '../identity/users/index.ts';
import { batchedTicketOperations, createPace, type Pace } from '../live/index.ts';
import { auditOperations, auditStore } from '../office/audit/index.ts';
import { dashboardOperations, dashboardStore, queueStore } from '../office/dashboard/index.ts';
import { draftOperations, draftStore } from '../office/drafts/index.ts';
import { createExportPlaces, type ExportPlaces, exportOperations } from '../office/export/index.ts';
import { partnerOperations, partnerStore } from '../office/partner/index.ts';
import { sampleOperations, sampleStore } from '../office/sample/index.ts';
import { searchOperations, searchStore } from '../office/search/index.ts';
import {
  rulesFollow,
  taskOperations,
  taskRuleOperations,
  taskRuleStore,
  taskStore,
  taskUndoChecks,
} from '../office/tasks/index.ts';
import { viewOperations, viewStore } from '../office/views/index.ts';
import { branchOperations, branchStore } from '../portfolio/branches/index.ts';
import { cie10Operations, cie10Store } from '../portfolio/cie10/index.ts';
import { coverageOperations, coverageStore } from '../portfolio/coverages/index.ts';
import { customerOperations, customerStore } from '../portfolio/customers/index.ts';
import { importOperations, importStore } from '../portfolio/imports/index.ts';
import { policyMoveOperations, policyOperations, policyStore } from '../portfolio/policies/index.ts';
import { policyBeneficiaryOperations, policyBeneficiaryStore } from '../portfolio/policyBeneficiaries/index.ts';
import { policyCoverageOperations, policyCoverageStore } from '../portfolio/policyCoverages/index.ts';
import { policyFileOperations, policyFileStore, policyFileUploadOperations } from '../portfolio/policyFiles/index.ts';
import { policyGeneralOperations, policyGeneralStore } from '../portfolio/policyGenerals/index.ts';
import { policyInsuredOperations, policyInsuredStore } from '../portfolio/policyInsureds/index.ts';
import { policySellerOperations, policySellerStore } from '../portfolio/policySellers/index.ts';
import { policyVehicleOperations, policyVehicleStore } from '../portfolio/policyVehicles/index.ts';
import { providerOperations, providerStore } from '../portfolio/providers/index.ts';
import {
  renewalMailOperations,
  renewalOperations,
  renewalStageOperations,
  renewalStageStore,
  renewalStore,
  renewalUndoChecks,
} from '../portfolio/renewals/index.ts';
import { vehicleOperations, vehicleStore } from '../portfolio/vehicles/index.ts';
import { contactOperations } from '../public/contact/index.ts';
import { directoryOperations } from '../public/directory/index.ts';
import { type BodyChecks, createBodyChecks } from '../server/checks/validation.ts';
import type { OpenApiDocument } from '../server/request/document.ts';
import type { AnsweredBy, Group, Handlers, RequestContext } from '../server/request/handlers.ts';
import type { Operations } from '../server/request/operations.ts';
import type { Scope } from '../server/request/scope.ts';
import type { FileStore } from '../services/files/index.ts';
import { cityStore, geoOperations } from '../services/geo/index.ts';
import { createPulse, healthOperations } from '../services/health/index.ts';
import { imageOperations, imageUploadOperations } from '../services/images/index.ts';
import { messageOperations, messageStore } from '../services/messages/index.ts';
import { notificationOperations, notificationStore } from '../services/notifications/index.ts';
import { type RunKinds, readRunKinds, runOperations, runStore, type UndoChecks } from '../services/runs/index.ts';
import { settingsOperations, settingsStore } from '../services/settings/index.ts';
import {
  billingOperations,
  billingStore,
  checkoutOperations,
  planUseOperations,
  stripeOperations,
} from '../subscription/billing/index.ts';
import type { Gateway } from '../subscription/gateways/index.ts';
import { invoiceOperations } from '../subscription/invoices/index.ts';
import { planOperations } from '../subscription/plans/index.ts';

/** What the operations need from outside: secrets, mail and the folder of files. */
export interface World extends AuthWorld {
  files: FileStore;
  /** Where cards are charged. */
  gateway: Gateway;
  /** The contract, for checking what comes in a file by the same schemas as a single request. */
  document: OpenApiDocument;
}

/** Why what a run did to a record could not be taken back now, by what takes it back. */
const undoChecks = (scope: Scope): UndoChecks => ({
  ...paymentUndoChecks(paymentStore(scope), receiptStore(scope)),
  ...renewalUndoChecks(renewalStore(scope)),
  ...userUndoChecks(scope, userStore(scope), administratorStore(scope)),
  ...taskUndoChecks(taskStore(scope)),
});

/** Operations that run inside the caller's transaction, in groups that share their stores. */
const scopedGroups = (world: World, checks: BodyChecks, runKinds: RunKinds) =>
  [
    (scope) => meOperations(scope),
    (scope) => ownNameOperations(scope, userStore(scope)),
    (scope) => ownSessionOperations(scope, sessionStore(scope)),
    (scope) => calendarOperations(scope, calendarStore(scope), world),
    (scope) => draftOperations(draftStore(scope)),
    (scope) => partnerOperations(scope, partnerStore(scope)),
    (scope) => settingsOperations(scope, settingsStore(scope)),
    (scope) => imageOperations(scope, world.files),
    (scope) => permissionOperations(scope),
    (scope) => roleOperations(scope, roleStore(scope), administratorStore(scope)),
    (scope) => userOperations(scope, userStore(scope), administratorStore(scope), world),
    (scope) => customerOperations(scope, customerStore(scope)),
    (scope) => vehicleOperations(scope, vehicleStore(scope)),
    (scope) => providerOperations(scope, providerStore(scope)),
    (scope) => branchOperations(scope, branchStore(scope)),
    (scope) => viewOperations(scope, viewStore(scope)),
    (scope) => coverageOperations(scope, coverageStore(scope)),
    (scope) => sellerOperations(scope, sellerStore(scope)),
    (scope) => taskOperations(scope, taskStore(scope)),
    (scope) => taskRuleOperations(scope, taskRuleStore(scope)),
    (scope) => renewalOperations(scope, renewalStore(scope)),
    (scope) => renewalMailOperations(scope, renewalStore(scope), world),
    (scope) => renewalStageOperations(scope, renewalStageStore(scope)),
    (scope) => cie10Operations(cie10Store(scope)),
    (scope) => dashboardOperations(scope, dashboardStore(scope), queueStore(scope)),
    (scope) => sampleOperations(scope, sampleStore(scope)),
    (scope) => geoOperations(scope, cityStore(scope)),
    (scope) => policyOperations(policyStore(scope)),
    (scope) => policySheetOperations(scope),
    (scope) => policyMoveOperations(policyStore(scope)),
    (scope) => policyCoverageOperations(policyCoverageStore(scope)),
    (scope) => policyInsuredOperations(policyInsuredStore(scope)),
    (scope) => policyGeneralOperations(policyGeneralStore(scope)),
    (scope) => policyVehicleOperations(policyVehicleStore(scope)),
    (scope) => policyBeneficiaryOperations(policyBeneficiaryStore(scope)),
    (scope) => policySellerOperations(policySellerStore(scope)),
    (scope) => policyFileOperations(policyFileStore(scope), world.files),
    (scope) => movementOperations(movementStore(scope), movementMails(scope, world)),
    (scope) => paymentOperations(paymentStore(scope)),
    (scope) => receiptOperations(scope, paymentStore(scope), receiptStore(scope)),
    (scope) =>
      crossingOperations({
        payments: paymentStore(scope),
        receipts: receiptStore(scope),
        crossings: crossingStore(scope),
      }),
    (scope) => paymentReminderOperations(paymentStore(scope), paymentNotices(scope, world)),
    (scope) => receiptMailOperations(scope),
    (scope) => auditOperations(scope, auditStore(scope)),
    (scope) => billingOperations(scope, billingStore(scope), world),
    (scope) => invoiceOperations(scope, world),
    (scope) => planUseOperations(scope),
    (scope) => searchOperations(scope, searchStore(scope)),
    (scope) => messageOperations(messageStore(scope)),
    (scope) => notificationOperations(scope, notificationStore(scope)),
    (scope) => importOperations(scope, importStore(scope), checks),
    (scope) => runOperations(scope, runStore(scope), runKinds, undoChecks(scope)),
  ] satisfies readonly Group<Scope>[];
/** Operations that open their own transactions: before a session exists, or around hashing and uploads. */
const unscopedGroups = (
  world: World,
  { condition, pulse, places }: { condition: Condition; pulse: ReturnType<typeof createPulse>; places: ExportPlaces },
) =>
  [
    (request) => policyFileUploadOperations(request, world.files),
    (request) => documentOperations(request, world.files),
    (request) => paymentNoticeOperations(request, world),
    (request) => receiptPaperOperations(request, world),
    (request) => exportOperations(request, { files: world.files, places }),
    (request) => imageUploadOperations(request, world.files),
    (request) => userAccountOperations(request, world),
    (request) => sessionOperations(request, world),
    (request) => registrationOperations(request, world),
    (request) => passwordOperations(request, world),
    (request) => planOperations(request),
    (request) => contactOperations(request, world),
    (request) => directoryOperations(request, world),
    (request) => checkoutOperations(request, world),
    (request) => stripeOperations(request, world),
    (request) => healthOperations(request, condition, pulse),
  ] satisfies readonly Group<RequestContext>[];

type Handled =
  | AnsweredBy<ReturnType<typeof scopedGroups>>
  | AnsweredBy<ReturnType<typeof unscopedGroups>>
  | keyof ReturnType<typeof batchedTicketOperations>;
/** Names the operations of the document that nothing handles. */
type Unhandled = Exclude<keyof Operations, Handled>;

/** Every operation of the product: those in the caller's transaction, those that open their own, and those answered for many callers at once, which keep the process's pace. */
export const createHandlers = (
  world: World,
  pace: Pace = createPace(),
  condition: Condition = createCondition(),
): Handlers => ({
  scoped: scopedGroups(world, createBodyChecks(world.document), readRunKinds(world.document)).map(rulesFollow),
  unscoped: unscopedGroups(world, { condition, pulse: createPulse(), places: createExportPlaces(world.limits) }),
  batched: (db) => batchedTicketOperations(db, pace),
});
/** Compiles only while every operation of the document is handled; the compiler names those that are not. */
export const unhandled: Record<Unhandled, never> = {};
