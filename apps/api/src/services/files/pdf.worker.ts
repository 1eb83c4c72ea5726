import { parentPort, workerData } from 'node:worker_threads';
import type { PdfFinding } from './checkPdf.ts';
import { inspectPdf } from './inspectPdf.ts';

const tell = (finding: PdfFinding) => parentPort?.postMessage(finding);
const { user, system } = process.threadCpuUsage();
tell({ started: user + system });
tell({ problem: await inspectPdf(workerData) });
