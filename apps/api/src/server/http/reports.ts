import plugin from 'fastify-plugin';
import { reportsPath } from './headers.ts';

const largest = 16_384;
const mostAtOnce = 10;
type Part = Record<string, unknown>;

/** What is logged of a report: which rule kept out what, on which part of the product; no address of a person, no words of a page. */
interface Trace {
  event: 'csp_report';
  directive: string;
  blocked: string;
  page: string;
  is_enforced: boolean;
}

/**
 * Takes what browsers tell of the content policy, in the two forms that browsers give it, so that it stands beside the document of the
 * API. Whatever comes is answered alike, and leaves a line in the log at most.
 */
export const reportsPlugin = plugin(async (app) => {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: largest },
      (_request, body, done) => done(null, readJson(String(body))),
    );
    scope.post(reportsPath, { bodyLimit: largest, config: { operationId: 'takeReports' } }, async (request, reply) => {
      for (const trace of tracesOf(request.body)) request.log.warn(trace, 'content policy');
      return reply.code(204).send();
    });
  });
});

/** What is worth a line of a body that may be anything. */
export function tracesOf(body: unknown): Trace[] {
  const reports = Array.isArray(body) ? body.slice(0, mostAtOnce) : [body];
  return reports.flatMap((report) => {
    const part = isPart(report) ? (report.body ?? report['csp-report']) : null;
    return isPart(part) ? [toTrace(part)] : [];
  });
}

const toTrace = (part: Part): Trace => ({
  event: 'csp_report',
  directive: wordOf(part.effectiveDirective ?? part['effective-directive'] ?? part['violated-directive']),
  blocked: originOf(part.blockedURL ?? part['blocked-uri']),
  page: pageOf(part.documentURL ?? part['document-uri']),
  is_enforced: part.disposition !== 'report',
});
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);
const wordOf = (value: unknown) => /^[a-z-]{1,40}/.exec(String(value))?.[0] ?? '?';
/** A word such as `inline`, or where something came from, without its path. */
function originOf(value: unknown) {
  const text = String(value);
  if (!URL.canParse(text)) return wordOf(text);
  const { protocol, host } = new URL(text);
  return `${protocol}//${host}`.slice(0, 120);
}
/** The part of the product; what follows names a record, a brokerage, or is a key. */
function pageOf(value: unknown) {
  const text = String(value);
  if (!URL.canParse(text)) return '?';
  const [, first = '', second = ''] = new URL(text).pathname.split('/');
  return `/${(first === 'app' ? [first, second] : [first])
    .map(wordOf)
    .filter((word) => word !== '?')
    .join('/')}`;
}
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
