import type { OpenApiDocument } from '../server/document.ts';
import { type BodyChecks, createBodyChecks } from '../server/validation.ts';

const known = new WeakMap<OpenApiDocument, BodyChecks>();

/** The checks of a document, compiled once. */
export function bodyChecks({ document }: { document: OpenApiDocument }): BodyChecks {
  // Handlers are listed once with nothing in hand, before there is a document.
  const checks = known.get(document) ?? createBodyChecks(document);
  known.set(document, checks);
  return checks;
}
