/** Where a command says what it did, and what went wrong. */
export interface Terminal {
  out: (line: string) => void;
  err: (line: string) => void;
}
/** One thing that an operator can ask for; each is a file in `commands/`. */
export interface Command {
  name: string;
  summary: string;
  /** What `--help` prints. */
  help: string;
  /** Answers the exit code. */
  run: (args: string[], terminal: Terminal) => Promise<ExitCode>;
}
export const exitCodes = { done: 0, failed: 1, misused: 2 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The command was typed wrongly: answered with its help and exit code 2. */
export class UsageError extends Error {}
