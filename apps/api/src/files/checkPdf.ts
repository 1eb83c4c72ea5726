import { Worker } from 'node:worker_threads';
import { createTurnstile } from '../server/turnstile.ts';

export type PdfProblem = 'only_pdf' | 'pdf_broken' | 'pdf_encrypted' | 'pdf_active' | 'file_too_large';
export const largestPdf = 15 * 1_048_576;
/** A file that takes more work to read than this, or more memory, is refused as broken; others may use the machine too. */
const usual = { workMilliseconds: 5_000, milliseconds: 60_000, megabytes: 256, lookEvery: 250 };
const turn = createTurnstile({ atOnce: 2, queueLimit: 20 });

/** Why a file is refused; null where it is a whole PDF without encryption or active content. */
export async function checkPdf(file: { name: string; bytes: Uint8Array }, limits = usual): Promise<PdfProblem | null> {
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength);
  if (bytes.length > largestPdf) return 'file_too_large';
  if (!file.name.toLowerCase().endsWith('.pdf')) return 'only_pdf';
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return 'only_pdf';
  if (!bytes.subarray(-1024).includes('%%EOF')) return 'pdf_broken';
  return turn(() => inspectApart(bytes, limits));
}

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
    const started = performance.now();
    const timer = setInterval(async () => {
      if (performance.now() - started > limits.milliseconds) return finish('pdf_broken');
      // A thread that has just ended has told what it found.
      const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
      if ((user + system) / 1_000 > limits.workMilliseconds) finish('pdf_broken');
    }, limits.lookEvery);
    worker.once('message', (problem: PdfProblem | null) => finish(problem));
    worker.once('error', () => finish('pdf_broken'));
    worker.once('exit', () => finish('pdf_broken'));
  });
}
