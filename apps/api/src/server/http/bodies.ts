import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deepest } from '../checks/texts.ts';
import type { DocumentedOperation } from '../request/document.ts';
import { Problem } from '../request/problems.ts';

/** What of an operation's body is said at its route. */
export interface BodyFacts {
  /** The most bytes that its body may have. */
  bodyLimit: number;
  body: 'json' | 'upload' | 'signed' | null;
}
declare module 'fastify' {
  /** What a route says of its operation; nothing where it is a page or a file. */
  interface FastifyContextConfig extends Partial<BodyFacts> {
    operationId?: string;
    surface?: DocumentedOperation['surface'];
  }
}
const ordinary: BodyFacts = { bodyLimit: 16 * 1024, body: null };
/** A JSON body has this long to come, however it drips. */
export const jsonBodyTime = 30_000;
/** An upload has this long. */
export const uploadTime = 600_000;
/** What is still taken, and thrown away, of a body that was refused: who sends it without listening would not hear the answer otherwise. */
const mostDrained = 1_048_576;

const bodies = new WeakMap<FastifyRequest, Buffer>();
/** The body of a signed request as it came; nothing has read it yet. */
export const rawBodyOf = (request: FastifyRequest) => bodies.get(request) ?? Buffer.alloc(0);

const factsOf = (request: FastifyRequest): BodyFacts => ({
  ...ordinary,
  ...request.routeOptions.config,
});
/** 413 that says how much is taken. */
export const tooLarge = (limit: number) => new Problem(413, 'too_large', { params: { limit: inUnits(limit) } });
const inUnits = (bytes: number) =>
  bytes >= 1_048_576 ? `${Math.floor(bytes / 1_048_576)} MiB` : `${Math.floor(bytes / 1024)} KiB`;

/** Reads JSON bodies within the limits of their operations: bytes and time while they come, depth and counts before they are parsed. */
export function readBodies(app: FastifyInstance, bodyTime = jsonBodyTime) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', (request, payload, done) => {
    const { bodyLimit, body } = factsOf(request);
    collect(payload, bodyLimit, Number(request.headers['content-length'] ?? 0), bodyTime).then(
      (bytes) => {
        if (body === 'signed') {
          // Whoever signed it is known before anything is made of it.
          bodies.set(request, bytes);
          return done(null, undefined);
        }
        const fault = faultOfShape(bytes);
        if (fault) return done(new Problem(400, fault, { params: { limit: mostOf[fault] } }));
        void parse(request, bytes.toString('utf8'), done);
      },
      (error: Error) => done(error),
    );
  });
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if (factsOf(request).body === 'upload' || (!encoding && !Number(length))) return;
    // Also for bodies that nobody reads: they would hold their connection for as long as they drip.
    const timer = setTimeout(() => !raw.complete && raw.destroy(), bodyTime + 1_000).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}

function collect(payload: Readable, limit: number, announced: number, time: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let isRefused = false;
    const refuse = (problem: Problem) => {
      isRefused = true;
      chunks.length = 0;
      clearTimeout(timer);
      reject(problem);
    };
    const timer = setTimeout(() => refuse(new Problem(408, 'request_timeout')), time).unref();
    if (announced > limit) refuse(tooLarge(limit));
    payload.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (!isRefused && size > limit) refuse(tooLarge(limit));
      if (!isRefused) chunks.push(chunk);
      else if (size > limit + mostDrained) payload.destroy();
    });
    payload.on('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
    payload.on('error', () => refuse(new Problem(400, 'bad_request')));
    payload.on('close', () => refuse(new Problem(400, 'bad_request')));
  });
}

/** An object with more names than this is nothing honest, and reading tens of thousands of names keeps others waiting. */
export const mostNames = 5_000;
/** The same of a list with more entries than this. */
export const mostEntries = 10_000;
/** All lists and objects of a body together; a movement of 2,000 items has 8,000. */
export const mostLists = 20_000;
const mostOf = {
  too_deep: deepest,
  too_many_names: mostNames,
  too_many_entries: mostEntries,
  too_many_lists: mostLists,
};
const [quote, backslash, colon, comma, openList, closeList, openObject, closeObject] = [...'"\\:,[]{}'].map((sign) =>
  sign.charCodeAt(0),
);
/** Whether lists and objects are too many or stand in each other too deep, an object has too many names or a list too many entries; told from the signs alone, before they are parsed. */
export function faultOfShape(json: Uint8Array): keyof typeof mostOf | undefined {
  /** The names so far of the object at each depth, and the commas of the list or object. */
  const names = new Uint32Array(deepest + 1);
  const commas = new Uint32Array(deepest + 1);
  let depth = 0;
  let lists = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) isText = false;
    } else if (sign === quote) isText = true;
    else if (sign === openList || sign === openObject) {
      depth += 1;
      if (depth > deepest) return 'too_deep';
      lists += 1;
      if (lists > mostLists) return 'too_many_lists';
      names[depth] = 0;
      commas[depth] = 0;
    } else if (sign === closeList || sign === closeObject) depth -= 1;
    else if (sign === colon) {
      const count = (names[depth] ?? 0) + 1;
      if (count > mostNames) return 'too_many_names';
      names[depth] = count;
    } else if (sign === comma) {
      const count = (commas[depth] ?? 0) + 1;
      if (count >= mostEntries) return 'too_many_entries';
      commas[depth] = count;
    }
  }
  return undefined;
}

/** Finds the one file of an upload, which has a limit of its own; who sends more than the operation takes is not listened to any longer. */
export function uploadOf(request: FastifyRequest): FastifyRequest['file'] {
  const { bodyLimit } = factsOf(request);
  return async (options) => {
    const file = request.file(options);
    let size = 0;
    const excess = new Promise<never>((_resolve, reject) => {
      request.raw.on('data', (chunk: Buffer) => {
        size += chunk.length;
        // Where it is the file that is too large, who reads the file says so.
        if (size > bodyLimit) setImmediate(() => reject(tooLarge(bodyLimit)));
        if (size > bodyLimit + mostDrained) request.raw.destroy();
      });
    });
    excess.catch(() => {});
    return Promise.race([file, excess]);
  };
}
