import { Readable } from 'node:stream';
import type { PolicySheet } from '@corredor/core/api';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { FileReply, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { FileStore } from '../../services/files/index.ts';
import { drawDocument } from './documentDesk.ts';
import { readPlanSheet, readPolicySheet } from './policySheet.ts';

/** What a policy shows on paper, for whoever prints it. */
export const policySheetOperations = (scope: Scope) =>
  ({
    getPolicySheet: async ({ path }) => ok(await readPolicySheet(scope, path.policyId)),
  }) satisfies Partial<Operations>;

/** Policies and payment plans as PDFs; no connection waits while one is drawn. */
export const documentOperations = (request: RequestContext, files: FileStore) => {
  const answer = async (kind: 'policy' | 'payment_plan', read: (scope: Scope) => Promise<PolicySheet>) => {
    const { sheet, partnerId, locale } = await request.asCaller(async (scope) => ({
      sheet: await read(scope),
      partnerId: scope.caller.partnerId,
      // Known now: the caller's own where the request named none.
      locale: request.facts.locale,
    }));
    const { name, bytes } = await drawDocument(files, partnerId, { kind, sheet, locale }, request.signal);
    return ok(new FileReply({ stream: Readable.from([bytes]), name, type: 'application/pdf', size: bytes.length }));
  };
  return {
    getPolicyDocument: ({ path }) => answer('policy', (scope) => readPolicySheet(scope, path.policyId)),
    getPaymentPlan: ({ path }) => answer('payment_plan', (scope) => readPlanSheet(scope, path.policyId)),
  } satisfies Partial<Operations>;
};
