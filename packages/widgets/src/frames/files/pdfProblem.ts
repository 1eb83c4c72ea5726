import { fileSizeLimit } from '@corredor/core/constants';

/** What is wrong with a file that somebody chose, before it is sent; the words are those of `common:validation`. */
export function pdfProblem({ type, name, size }: File): 'onlyPdf' | 'fileTooLarge' | undefined {
  const isPdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));
  if (!isPdf) return 'onlyPdf';
  return size > fileSizeLimit ? 'fileTooLarge' : undefined;
}
