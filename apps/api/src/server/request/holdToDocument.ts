import type { FastifyInstance } from 'fastify';
import { listOperations, type OpenApiDocument } from './document.ts';

/** Makes closing the app fail where an operation answered a problem that the document does not list for it; for tests. */
export function holdToDocument(app: FastifyInstance, document: OpenApiDocument) {
  const listed = new Map(listOperations(document).map(({ id, problems }) => [id, problems]));
  const surprises = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== 'string') return;
    const { operationId } = request.routeOptions.config;
    const problems = listed.get(operationId ?? '');
    if (!problems) return;
    const { code } = JSON.parse(payload);
    if (!problems.includes(code)) surprises.add(`${operationId} answered ${code}`);
  });
  app.addHook('onClose', async () => {
    if (surprises.size > 0)
      throw new Error(`The document does not list these problems in x-problems: ${[...surprises].join(', ')}.`);
  });
}
