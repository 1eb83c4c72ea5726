/** A reason not to start that a person can act on: one sentence, then the mend. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Turns whatever stopped the start into one plain sentence and what to do about it. */
export function explainStartError(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const explain = explanations[codeOf(error)];
  if (explain) return explain(error instanceof Error ? error : {});
  return `Corredor could not start: ${messageOf(error)}`;
}

interface SystemError {
  message?: string;
  port?: number;
  path?: string;
  syscall?: string;
}

const databaseUrl = 'Check DATABASE_URL and DATABASE_MIGRATION_URL.';

const explanations: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port ?? '?'} is already in use. Stop the program that uses it, or set PORT to another number.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.',
  EACCES: ({ port, path, syscall }) =>
    syscall === 'listen'
      ? `This user may not listen on port ${port ?? '?'}. Set PORT to a number above 1023.`
      : `This user may not use ${path ?? 'a needed file'}. Give it the right, or set DATA_DIR to a folder it may write.`,
  EROFS: ({ path }) => `${path ?? 'The data folder'} is read-only. Set DATA_DIR to a folder that can be written.`,
  FST_ERR_PLUGIN_TIMEOUT: ({ message }) =>
    `The server waited a minute for its part ${/'(.+?)'/.exec(message ?? '')?.[1] ?? '?'} to load. The machine has too little room; start again when it has more.`,
  ENOSPC: () => 'The disk is full. Free some space, or set DATA_DIR to a folder on another disk.',
  ECONNREFUSED: () => `The database server does not answer. ${databaseUrl}`,
  ENOTFOUND: () => `The database server's name is unknown. ${databaseUrl}`,
  ETIMEDOUT: () => `The database server does not answer in time. ${databaseUrl}`,
  '28P01': () => `The database refuses the password. ${databaseUrl}`,
  '28000': () => `The database refuses this login. ${databaseUrl}`,
  '3D000': () => `The database named in the address does not exist. Create it, or correct it. ${databaseUrl}`,
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
