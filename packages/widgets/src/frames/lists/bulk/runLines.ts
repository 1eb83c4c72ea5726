import type { RunInput } from '@corredor/core/api';
import type { BulkVerb } from './bulk.ts';

/** The most rows of one run. */
export const mostRows = 2000;
/** What the server takes of reasons, and of each. */
const mostReasons = 50;
const longestReason = 300;

/**
 * The lines of a run: each row that something will be done to, and each that is left alone with the place of its reason. Where there is no room
 * for all, what will be done goes first.
 */
export function linesOf<Row>(
  { refuses, needsNothing }: Pick<BulkVerb<Row>, 'refuses' | 'needsNothing'>,
  rows: readonly Row[],
) {
  const reasonOf = (row: Row) => needsNothing?.(row) ?? refuses?.(row);
  const reasons: string[] = [];
  const placeOf = (reason: string) => {
    const known = reasons.indexOf(reason);
    return known >= 0 || reasons.length >= mostReasons ? known : reasons.push(reason) - 1;
  };
  const waiting = rows.filter((row) => !reasonOf(row)).filter(isVersioned).length;
  let room = Math.max(0, mostRows - waiting);
  const lines = rows.filter(isVersioned).flatMap((row): RunInput['lines'] => {
    const { id, version } = row;
    const reason = reasonOf(row)?.slice(0, longestReason);
    if (!reason) return [{ id, version }];
    if (room === 0) return [];
    const refusal = placeOf(reason);
    if (refusal < 0) return [];
    room -= 1;
    return [{ id, version, refusal, is_needless: needsNothing?.(row) ? true : undefined }];
  });
  return { lines, refusals: reasons, waiting };
}

const isVersioned = <Row>(row: Row): row is Row & { id: number; version: number } =>
  typeof row === 'object' && row !== null && 'id' in row && 'version' in row;
