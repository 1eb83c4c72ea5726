import type { FastifyRequest } from 'fastify';
import type { TimeLimit } from '../../base/timeLimit/index.ts';
import type { DocumentedOperation } from './document.ts';
import type { FileReply, PictureReply, SmallFileReply } from './replies.ts';
import type { RequestFacts } from './scope.ts';

/** What an operation is called with once the document has nothing more to object. */
export interface OperationCall {
  operation: DocumentedOperation;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  version: number;
  idempotencyKey: string | null;
  /** The run in whose log the outcome is noted. */
  runId: number | null;
  signed: { body: Buffer; signature: string } | null;
  token: string | null;
  url: string;
  facts: RequestFacts;
  /** The time that it has. */
  limit: TimeLimit;
  upload: FastifyRequest['file'] | undefined;
  /** Checks path, query, headers and body against the document; called once the caller is known and allowed. */
  validate: () => void;
}
export interface RawReply {
  status: number;
  body: unknown | FileReply | SmallFileReply | PictureReply;
}
export type RunOperation = (call: OperationCall) => Promise<RawReply>;
