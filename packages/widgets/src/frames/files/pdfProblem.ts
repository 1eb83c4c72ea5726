import { fileSizeLimit } from '@corredor/core/constants';

/** What is wrong with a file that somebody chose, before it is sent; a key of the common words. */
export function pdfProblem({ type, name, size }: File): 'validation.onlyPdf' | 'validation.fileTooLarge' | undefined {
  const isPdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));
  if (!isPdf) return 'validation.onlyPdf';
  return size > fileSizeLimit ? 'validation.fileTooLarge' : undefined;
}
