import { Worker } from 'node:worker_threads';
import { fileSizeLimit } from '@corredor/core/constants';
import { inPdfTurn } from './pdfTurns.ts';

export type PdfProblem = 'only_pdf' | 'pdf_broken' | 'pdf_encrypted' | 'pdf_active' | 'file_too_large';
const smallPdf = 1_048_576;
/** More than a book of ten thousand pages has; each costs a look, so one who writes millions of them wants nothing but our time. */
const mostMarks = 100_000;
/** A file that takes more work to read than this, or more memory, is refused as broken; others may use the machine too. */
const usual = { workMilliseconds: 5_000, milliseconds: 60_000, megabytes: 256, lookEvery: 250 };
const ofSmall = { ...usual, workMilliseconds: 1_000, lookEvery: 100 };

/** Why a file is refused; null where it is a whole PDF without encryption or active content. Whose it is decides whose turn it is. */
export async function checkPdf(
  file: { name: string; bytes: Uint8Array },
  partnerId: number,
  limits = file.bytes.length < smallPdf ? ofSmall : usual,
): Promise<PdfProblem | null> {
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  if (bytes.length > fileSizeLimit) return 'file_too_large';
  if (!file.name.toLowerCase().endsWith('.pdf')) return 'only_pdf';
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return 'only_pdf';
  if (!bytes.subarray(-1024).includes('%%EOF')) return 'pdf_broken';
  if (hasTooManyMarks(bytes)) return 'pdf_broken';
  return inPdfTurn(partnerId, () => inspectApart(bytes, limits));
}

function hasTooManyMarks(bytes: Buffer): boolean {
  let count = 0;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    count += 1;
    if (count > mostMarks) return true;
  }
  return false;
}

/** What the thread says: what its start took (microseconds of work), then what it found, and what that took. */
export type PdfFinding = { started: number } | { problem: PdfProblem | null; took: number };

/** Reads the file in a thread of its own, so that a hostile one can neither stop the server nor eat its memory. */
function inspectApart(bytes: Buffer, limits: typeof usual): Promise<PdfProblem | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
      // The parser reports to the console what it lacks for drawing; nothing is drawn here.
      stdout: true,
      stderr: true,
    });
    const finish = (problem: PdfProblem | null) => {
      clearInterval(timer);
      resolve(problem);
      void worker.terminate();
    };
    const began = performance.now();
    const isTooMuch = (microseconds: number) => microseconds / 1_000 > limits.workMilliseconds;
    // Its own code is no work of the file's.
    let started = Number.POSITIVE_INFINITY;
    const timer = setInterval(async () => {
      if (performance.now() - began > limits.milliseconds) return finish('pdf_broken');
      // A thread that has just ended has told what it found.
      const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
      if (isTooMuch(user + system - started)) finish('pdf_broken');
    }, limits.lookEvery);
    worker.on('message', (finding: PdfFinding) => {
      if ('started' in finding) started = finding.started;
      // It may be done between two looks.
      else finish(isTooMuch(finding.took) ? 'pdf_broken' : finding.problem);
    });
    worker.once('error', () => finish('pdf_broken'));
    worker.once('exit', () => finish('pdf_broken'));
  });
}
