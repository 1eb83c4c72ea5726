import type { DirectoryPage, PlanPage, PublicProfile } from '@corredor/core/api';
import type { Language } from '@corredor/core/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, tooMany } from '../../server/request/problems.ts';

interface Answers {
  '/api/public/plans/': PlanPage;
  '/api/public/directory/': DirectoryPage;
  '/api/public/profiles/': PublicProfile;
}

/** Asks an open operation as the visitor would, limits included, so that a page shows nothing that the API would not; null where there is nothing. */
export async function readPublic<Path extends keyof Answers>(
  app: FastifyInstance,
  request: FastifyRequest,
  path: Path,
  language: Language,
  rest = '',
): Promise<Answers[Path] | null> {
  const answer = await app.inject({
    url: `${path}${rest}`,
    remoteAddress: request.ip,
    headers: { 'accept-language': language },
  });
  if (answer.statusCode === 200) return answer.json();
  if (answer.statusCode === 404 || answer.statusCode === 422) return null;
  const wait = Number(answer.headers['retry-after']) || undefined;
  throw answer.statusCode === 429 ? tooMany(wait ?? 1) : new Problem(503, 'unavailable', { retryAfter: wait ?? 5 });
}
