const marks: Record<string, readonly string[]> = {
  USD: ['$', 'US$', 'U$S', 'DÓLAR', 'DÓLARES', 'DOLAR', 'DOLARES', 'DOLLAR', 'DOLLARS', 'B/'],
  EUR: ['€', 'EURO', 'EUROS'],
  MXN: ['$', 'MX$', 'M$', 'PESO', 'PESOS'],
  COP: ['$', 'CO$', 'COL$', 'PESO', 'PESOS'],
  CLP: ['$', 'CL$', 'CLP$', 'PESO', 'PESOS'],
  ARS: ['$', 'AR$', 'PESO', 'PESOS'],
  UYU: ['$', '$U', 'UY$', 'PESO', 'PESOS'],
  DOP: ['$', 'RD$', 'PESO', 'PESOS'],
  CUP: ['$', 'CU$', 'PESO', 'PESOS'],
  PEN: ['S/', 'SOLES'],
  BOB: ['BS', '$B', 'BOLIVIANOS'],
  VES: ['BS', 'BSS', 'BSD', 'BSF', 'VEF', 'BOLÍVARES', 'BOLIVARES'],
  PYG: ['₲', '₲S', 'GS', 'GUARANÍES', 'GUARANIES'],
  CRC: ['₡', 'COLONES'],
  GTQ: ['Q', 'QUETZALES'],
  HNL: ['L', 'LEMPIRAS'],
  NIO: ['C$', 'CÓRDOBAS', 'CORDOBAS'],
  PAB: ['B/', '$', 'US$', 'USD', 'BALBOAS'],
};
/** Whether what stands beside an amount, "US$" or "USD $", is a way of writing this currency; nothing is. */
export function isWrittenFor(currency: string, beside: string): boolean {
  const own = [currency, ...(marks[currency] ?? ['$'])];
  const words = beside.toUpperCase().replace(/\./g, '').replace('US $', 'US$').split(' ').filter(Boolean);
  // A code may touch the sign: USD$.
  return words.every((word) => own.includes(word) || own.includes(word.replace(currency, '')));
}
