#!/usr/bin/env node
import { commands } from './commands/index.ts';
import { runCommand } from './run.ts';

process.exitCode = await runCommand(commands, process.argv.slice(2), { out: console.log, err: console.error });
