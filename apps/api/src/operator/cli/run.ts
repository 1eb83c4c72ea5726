import { explainStartError } from '../../base/settings/index.ts';
import { type Command, type ExitCode, exitCodes, type Terminal, UsageError } from './parts/index.ts';

/** Finds the command that the arguments name and runs it. */
export async function runCommand(
  commands: readonly Command[],
  [name, ...args]: string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const overview = [
    'Usage: corredor <command> [options]',
    '',
    ...commands.map((command) => `  ${command.name.padEnd(16)} ${command.summary}`),
    '',
    'corredor <command> --help tells more of one command.',
  ].join('\n');
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    (name === undefined ? terminal.err : terminal.out)(overview);
    return name === undefined ? exitCodes.misused : exitCodes.done;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) {
    terminal.err(`corredor: there is no command "${name}".\n\n${overview}`);
    return exitCodes.misused;
  }
  if (args.includes('--help') || args.includes('-h')) {
    terminal.out(command.help);
    return exitCodes.done;
  }
  try {
    return await command.run(args, terminal);
  } catch (error) {
    if (isUsage(error)) {
      terminal.err(`corredor ${name}: ${error.message}\n\n${command.help}`);
      return exitCodes.misused;
    }
    terminal.err(`corredor ${name}: ${explainStartError(error)}`);
    return exitCodes.failed;
  }
}
const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
