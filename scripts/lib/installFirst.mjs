// Loaded before every script that npm runs: in a fresh clone the packages that the script imports are not there yet.
import { install } from './install.mjs';

if ((await install()) !== 0) process.exit(1);
