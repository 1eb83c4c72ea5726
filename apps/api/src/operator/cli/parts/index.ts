export { type Command, type ExitCode, exitCodes, type Terminal, UsageError } from './command.ts';
export { asOperator } from './operator.ts';
export { decide, paymentNumber, refusals } from './payments.ts';
export { toLines } from './toLines.ts';
