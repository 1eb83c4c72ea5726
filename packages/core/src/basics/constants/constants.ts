/** The largest PDF that a policy takes, in bytes. */
export const fileSizeLimit = 15 * 1024 * 1024;

/** The largest draft that the server keeps, in bytes, with all that goes with it. */
export const draftSizeLimit = 256 * 1024;
