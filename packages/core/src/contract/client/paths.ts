import type { CallError } from '../errors/index.ts';
import type { paths } from '../openapi.ts';

type Failed = { headers: { [name: string]: unknown }; content: { 'application/problem+json': CallError } };

/** An operation whose failures are thrown as CallError, so that nobody reads the fields of a problem on the error. */
type Throwing<Operation> = Operation extends { responses: infer Responses }
  ? Omit<Operation, 'responses'> & {
      responses: { [Status in keyof Responses]: Status extends 200 | 201 | 202 | 204 ? Responses[Status] : Failed };
    }
  : Operation;

/** The paths of the document as the client answers them. */
export type ThrowingPaths = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: Throwing<paths[Path][Method]> };
};
