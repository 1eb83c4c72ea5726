import { createLines } from '../../base/lines/index.ts';

/** Two PDFs are read or drawn at once, one of each brokerage, so that nobody's work keeps another's waiting. */
const lines = createLines({ atOnce: 2, waiting: 40 });
const line = { share: 1, waiting: 10, patience: 60_000 };

/** Does a brokerage's work on a PDF in its turn, unless the signal says before not to. */
export const inPdfTurn = <Result>(
  partnerId: number,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> => lines.run(`${partnerId}`, line, work, signal);
