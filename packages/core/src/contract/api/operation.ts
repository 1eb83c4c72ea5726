import type { components, operationProblems, operations, problemStatuses } from '../openapi.ts';
import type { Entity } from './entity.ts';

/** Name of an operation of the document. */
export type OperationId = keyof operations;

/** The problems that an operation answers. */
export type ProblemOf<Id extends OperationId> = operationProblems[Id];

/** The status that a problem is answered with. */
export type StatusOf<Code extends components['schemas']['ProblemCode']> = problemStatuses[Code];

/** What a list answers. */
export type Page<Row> = {
  count: number;
  /** True where there are more than `count`. */
  count_is_at_least?: boolean;
  next: string | null;
  previous: string | null;
  results: Row[];
};

/** Where an operation is; what it takes and answers follows from its name. */
interface Described<Id extends OperationId> {
  id: Id;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** Of what it tells, where it only reads. */
  reads?: readonly Entity[];
  /** What is old after it, where it changes something. */
  stale?: readonly Entity[];
}

/** An operation that only reads. */
export interface ReadingOperation<Id extends OperationId = OperationId> extends Described<Id> {
  reads: readonly Entity[];
  stale?: never;
}

/** An operation that changes something. */
export interface ChangingOperation<Id extends OperationId = OperationId> extends Described<Id> {
  reads?: never;
  stale: readonly Entity[];
}

/** An operation of the document. */
export type Operation<Id extends OperationId = OperationId> = ReadingOperation<Id> | ChangingOperation<Id>;

type ContentOf<Response> = Response extends { content: infer Content } ? Content[keyof Content] : undefined;
type Responses<Id extends OperationId> = operations[Id]['responses'];

/** What an operation answers where all goes well. */
export type AnswerOf<Id extends OperationId> = ContentOf<
  Responses<Id>[Extract<keyof Responses<Id>, 200 | 201 | 202 | 204>]
>;

/** What an operation may be asked for. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** What is sent to an operation. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: { content: infer Content } }
  ? Content[keyof Content]
  : never;

type Sent<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : operations[Id] extends { requestBody?: never }
    ? { body?: never }
    : { body?: BodyOf<Id> };

/** The parameters and the body of a call. */
export type InputOf<Id extends OperationId> = Pick<operations[Id]['parameters'], 'path' | 'query' | 'header'> &
  Sent<Id>;
