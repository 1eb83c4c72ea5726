import {
  mostFileBytes,
  type ReadSheetTable,
  readSheetFile,
  type SheetChoices,
  UnreadableFile,
  type UnreadableReason,
  unreadableReasons,
} from '@corredor/core/sheets';

/** Why a file could not be read, by the message of its error; another error is of a broken file. */
export const unreadableReason = (message: string): UnreadableReason =>
  unreadableReasons.find((reason) => reason === message) ?? 'broken';

/** Tells how many of some headings are known; each may be given in several ways, the best first. */
type KnownHeadings = Parameters<typeof readSheetFile>[2];
const noneKnown: KnownHeadings = () => 0;

/** Reads the table in an Excel or CSV file as it is shown; sheet, headings, letters and separators are guessed by known headings, or as chosen. */
export async function readTable(
  file: File,
  known: KnownHeadings = noneKnown,
  choices: SheetChoices = {},
): Promise<ReadSheetTable> {
  if (file.size > mostFileBytes) throw new UnreadableFile('large');
  return readSheetFile(new Uint8Array(await file.arrayBuffer()), file.name, known, choices);
}
