import { parentPort, workerData } from 'node:worker_threads';
import type { PdfFinding } from './checkPdf.ts';
import { inspectPdf } from './inspectPdf.ts';

const tell = (finding: PdfFinding) => parentPort?.postMessage(finding);
const work = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};
const started = work();
tell({ started });
const problem = await inspectPdf(workerData);
tell({ problem, took: work() - started });
