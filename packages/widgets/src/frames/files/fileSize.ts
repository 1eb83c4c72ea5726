/** How large a file is, as a person writes it: in kilobytes, or in megabytes with one place. */
export function fileSize(bytes: number, language: string) {
  const isSmall = bytes < 104_858;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
    minimumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.ceil(bytes / 1024) : bytes / 1_048_576);
}
