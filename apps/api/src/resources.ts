import type { AuthWorld } from './accounts/index.ts';
import { auditOperations, auditStore } from './audit/index.ts';
import { billingOperations, billingStore, checkoutDesk, planUseOperations, stripeDesk } from './billing/index.ts';
import { branchOperations, branchStore } from './branches/index.ts';
import { cie10Operations, cie10Store } from './cie10/index.ts';
import { type Condition, createCondition } from './condition/index.ts';
import { contactDesk } from './contact/index.ts';
import { coverageOperations, coverageStore } from './coverages/index.ts';
import { customerOperations, customerStore } from './customers/index.ts';
import { dashboardOperations, dashboardStore } from './dashboard/index.ts';
import { directoryDesk } from './directory/index.ts';
import { draftOperations, draftStore } from './drafts/index.ts';
import { exportDesk } from './export/index.ts';
import type { FileStore } from './files/index.ts';
import type { Gateway } from './gateways/index.ts';
import { cityStore, geoOperations } from './geo/index.ts';
import { createPulse, healthDesk } from './health/index.ts';
import { imageDesk, imageOperations } from './images/index.ts';
import { importOperations, importStore } from './imports/index.ts';
import { invoiceOperations } from './invoices/index.ts';
import { createPace, type Pace, ticketCrowd } from './live/index.ts';
import { notificationOperations, notificationStore } from './notifications/index.ts';
import { partnerOperations, partnerStore } from './partner/index.ts';
import { passwordDesk } from './passwords/index.ts';
import { paymentNoticeOperations, paymentNotices, paymentOperations, paymentStore } from './payments/index.ts';
import { permissionOperations } from './permissions/index.ts';
import { planDesk } from './plans/index.ts';
import { policyMoveOperations, policyOperations, policyStore } from './policies/index.ts';
import { policyBeneficiaryOperations, policyBeneficiaryStore } from './policyBeneficiaries/index.ts';
import { policyCoverageOperations, policyCoverageStore } from './policyCoverages/index.ts';
import { policyFileDesk, policyFileOperations, policyFileStore } from './policyFiles/index.ts';
import { policyGeneralOperations, policyGeneralStore } from './policyGenerals/index.ts';
import { policyInsuredOperations, policyInsuredStore } from './policyInsureds/index.ts';
import { policySellerOperations, policySellerStore } from './policySellers/index.ts';
import { policyVehicleOperations, policyVehicleStore } from './policyVehicles/index.ts';
import { providerOperations, providerStore } from './providers/index.ts';
import { registrationDesk } from './registration/index.ts';
import { administratorStore, roleOperations, roleStore } from './roles/index.ts';
import { searchOperations, searchStore } from './search/index.ts';
import type { OpenApiDocument } from './server/document.ts';
import type { AnsweredBy, Desk, Group, Handlers } from './server/handlers.ts';
import type { Operations } from './server/operations.ts';
import type { Scope } from './server/scope.ts';
import { type BodyChecks, createBodyChecks } from './server/validation.ts';
import { meOperations, ownSessionOperations, sessionDesk, sessionStore } from './sessions/index.ts';
import { userDesk, userOperations, userStore } from './users/index.ts';
import { vehicleOperations, vehicleStore } from './vehicles/index.ts';
import { viewOperations, viewStore } from './views/index.ts';

/** What the operations need from outside: secrets, mail and the folder of files. */
export interface World extends AuthWorld {
  files: FileStore;
  /** Where cards are charged. */
  gateway: Gateway;
  /** The contract, for checking what comes in a file by the same schemas as a single request. */
  document: OpenApiDocument;
}

/** Operations that run inside the caller's transaction, in groups that share their stores. */
const scopedGroups = (world: World, checks: BodyChecks) =>
  [
    (scope) => meOperations(scope),
    (scope) => ownSessionOperations(scope, sessionStore(scope)),
    (scope) => draftOperations(draftStore(scope)),
    (scope) => partnerOperations(scope, partnerStore(scope)),
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
    (scope) => cie10Operations(cie10Store(scope)),
    (scope) => dashboardOperations(scope, dashboardStore(scope)),
    (scope) => geoOperations(scope, cityStore(scope)),
    (scope) => policyOperations(policyStore(scope)),
    (scope) => policyMoveOperations(policyStore(scope)),
    (scope) => policyCoverageOperations(policyCoverageStore(scope)),
    (scope) => policyInsuredOperations(policyInsuredStore(scope)),
    (scope) => policyGeneralOperations(policyGeneralStore(scope)),
    (scope) => policyVehicleOperations(policyVehicleStore(scope)),
    (scope) => policyBeneficiaryOperations(policyBeneficiaryStore(scope)),
    (scope) => policySellerOperations(policySellerStore(scope)),
    (scope) => policyFileOperations(policyFileStore(scope), world.files),
    (scope) => paymentOperations(paymentStore(scope)),
    (scope) => paymentNoticeOperations(paymentStore(scope), paymentNotices(scope, world)),
    (scope) => auditOperations(scope, auditStore(scope)),
    (scope) => billingOperations(scope, billingStore(scope), world),
    (scope) => invoiceOperations(scope, world),
    (scope) => planUseOperations(scope),
    (scope) => searchOperations(scope, searchStore(scope)),
    (scope) => notificationOperations(scope, notificationStore(scope)),
    (scope) => importOperations(scope, importStore(scope), checks),
  ] satisfies readonly Group<Scope>[];
/** Operations that open their own transactions: before a session exists, or around hashing and uploads. */
const deskGroups = (world: World, condition: Condition, pulse: ReturnType<typeof createPulse>) =>
  [
    (desk) => policyFileDesk(desk, world.files),
    (desk) => exportDesk(desk, world),
    (desk) => imageDesk(desk, world.files),
    (desk) => userDesk(desk, world),
    (desk) => sessionDesk(desk, world),
    (desk) => registrationDesk(desk, world),
    (desk) => passwordDesk(desk, world),
    (desk) => planDesk(desk),
    (desk) => contactDesk(desk, world),
    (desk) => directoryDesk(desk, world),
    (desk) => checkoutDesk(desk, world),
    (desk) => stripeDesk(desk, world),
    (desk) => healthDesk(desk, condition, pulse),
  ] satisfies readonly Group<Desk>[];

type Handled =
  | AnsweredBy<ReturnType<typeof scopedGroups>>
  | AnsweredBy<ReturnType<typeof deskGroups>>
  | keyof ReturnType<typeof ticketCrowd>;
/** Names the operations of the document that nothing handles. */
type Unhandled = Exclude<keyof Operations, Handled>;

/** Every operation of the product: those in the caller's transaction, those at the desk and those of a crowd, which keeps the process's pace. */
export const createHandlers = (
  world: World,
  pace: Pace = createPace(),
  condition: Condition = createCondition(),
): Handlers => ({
  scoped: scopedGroups(world, createBodyChecks(world.document)),
  desk: deskGroups(world, condition, createPulse()),
  crowd: (db) => ticketCrowd(db, pace),
});
/** Compiles only while every operation of the document is handled. */
export const handlesWholeDocument: [Unhandled] extends [never] ? true : Unhandled = true;
