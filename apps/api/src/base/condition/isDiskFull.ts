/** No room for files, in a user's share of the disk, or at the database. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or what caused it, says that there is no room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && typeof error.code === 'string' && codes.has(error.code)) || isDiskFull(error.cause);
}
