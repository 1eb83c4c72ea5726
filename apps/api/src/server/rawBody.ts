import type { FastifyInstance, FastifyRequest } from 'fastify';

const bodies = new WeakMap<FastifyRequest, Buffer>();

/** Keeps the bytes of a JSON body beside what they mean, for the operations that check a signature over them. */
export function keepRawBodies(app: FastifyInstance, operations: readonly string[]) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const { operationId } = request.routeOptions.config as { operationId?: string };
    if (operationId && operations.includes(operationId)) bodies.set(request, body);
    void parse(request, body.toString('utf8'), done);
  });
}
/** The body as it came; empty where it was not kept. */
export const rawBodyOf = (request: FastifyRequest) => bodies.get(request) ?? Buffer.alloc(0);
