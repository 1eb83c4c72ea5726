import type { operations } from '@corredor/core/openapi';
import type { FastifyRequest } from 'fastify';
import type { Problem } from './problems.ts';
import type { FileReply, PictureReply, Reply, SmallFileReply } from './replies.ts';

export type OperationId = keyof operations;
type Content<Answer> = Answer extends { content: { 'application/json': infer Body } }
  ? Body
  : Answer extends { content: { 'application/pdf': unknown } | { 'application/zip': unknown } }
    ? FileReply
    : Answer extends { content: { 'image/png': unknown } }
      ? PictureReply
      : Answer extends { content: { 'text/vcard': unknown } }
        ? SmallFileReply
        : undefined;
type Answers<Id extends OperationId> = operations[Id]['responses'];
type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = operations[Id]['parameters'] extends {
  [P in Place]?: infer Values;
}
  ? [NonNullable<Values>] extends [never]
    ? Record<never, never>
    : NonNullable<Values>
  : Record<never, never>;
/** The JSON that an operation takes. */
export type JsonBody<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: { 'application/json': infer Json } }
    ? Json
    : undefined
  : undefined;

/** What a handler is given: validated against the document. */
export interface Input<Id extends OperationId> {
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: JsonBody<Id>;
  /** The version named by If-Match; 0 where the operation takes none. */
  version: number;
  /** The Idempotency-Key of an operation that takes one. */
  key?: string;
  /** The run that it is a line of. */
  runId?: number | null;
  /** The raw body and its signature, where another server signs what it sends. */
  signed?: { body: Buffer; signature: string } | null;
  /** The request's address, for links to other pages of a list. */
  url: string;
  /** The uploaded file of a multipart operation. */
  upload?: FastifyRequest['file'];
}
type SuccessOf<Id extends OperationId> = {
  [Status in keyof Answers<Id> & (200 | 201 | 202 | 204)]: Reply<Status, Content<Answers<Id>[Status]>>;
}[keyof Answers<Id> & (200 | 201 | 202 | 204)];
export type Handler<Id extends OperationId> = (input: Input<Id>) => Promise<SuccessOf<Id> | Problem>;
/** Every operation of the document; the server needs all of it, or it does not compile. */
export type Operations = { [Id in OperationId]: Handler<Id> };
