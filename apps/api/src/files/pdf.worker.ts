import { parentPort, workerData } from 'node:worker_threads';
import { inspectPdf } from './inspectPdf.ts';

parentPort?.postMessage(await inspectPdf(workerData));
