import { Readable } from 'node:stream';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, stale } from '../../server/request/problems.ts';
import { FileReply, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { FileStore } from '../../services/files/index.ts';
import { drawDocument } from '../documents/index.ts';
import type { NoticeWorld } from '../payments/index.ts';
import { receiptPapers } from './receiptPapers.ts';

/** What the mail with a receipt would say, and whom it would reach. */
export const receiptMailOperations = (scope: Scope) =>
  ({
    getReceiptMail: async ({ path }) => ok(await receiptPapers(scope).mail(path)),
  }) satisfies Partial<Operations>;

/** Receipts as PDFs, to download and by mail; no connection waits while one is drawn. */
export const receiptPaperOperations = (request: RequestContext, world: NoticeWorld & { files: FileStore }) =>
  ({
    getReceiptDocument: async ({ path }) => {
      const { sheet, partnerId, locale } = await request.asCaller(async (scope) => ({
        sheet: await receiptPapers(scope).sheet(path),
        partnerId: scope.caller.partnerId,
        locale: request.facts.locale,
      }));
      const job = { kind: 'receipt', sheet, locale } as const;
      const { name, bytes } = await drawDocument(world.files, partnerId, job, request.signal);
      return ok(new FileReply({ stream: Readable.from([bytes]), name, type: 'application/pdf', size: bytes.length }));
    },
    sendReceipt: async ({ path, version }) => {
      const { job, partnerId } = await request.asCaller(async (scope) => ({
        job: await receiptPapers(scope).paper(path),
        partnerId: scope.caller.partnerId,
      }));
      const { name, bytes } = await drawDocument(world.files, partnerId, { kind: 'receipt', ...job }, request.signal);
      return request.onceAsCaller(async (scope) => {
        const papers = receiptPapers(scope);
        const receipt = await papers.find(path);
        if (receipt.version !== version) throw stale(receipt);
        const { email, refusal } = await papers.mail(path);
        if (refusal || !email) throw conflict(refusal ?? 'payer_without_email');
        return ok(await papers.send(path, email, { name, content: bytes }, world));
      });
    },
  }) satisfies Partial<Operations>;
