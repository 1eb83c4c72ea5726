/** Rows of so many bytes go in one request; with what else is in it, it stays below what the server takes. */
export const mostImportBytes = 350 * 1024;
/** An imported policy has so many instalments at most. */
export const mostInstalments = 120;
