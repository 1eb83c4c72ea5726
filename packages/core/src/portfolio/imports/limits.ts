/** Rows of so many bytes go in one request; with what else is in it, it stays below what the server takes. */
export const mostImportBytes = 350 * 1024;
