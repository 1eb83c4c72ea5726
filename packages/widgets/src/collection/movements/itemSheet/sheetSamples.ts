const sample = {
  plate: 'PBA-1234',
  chassis_number: '8LBETF3W7P0123456',
  identification: '1710034065',
  titular_identification: '',
  family_relationship: '',
  certificate_number: 'C-0001',
  limit: '5000,00',
  percentage: '40',
  sum: '15000,00',
  rate: '3,2',
  term_net: '480,00',
};
/** How the columns of a template are filled; the people are invented. */
export const samplesOf = (language: string): Readonly<Record<string, string>> =>
  language.startsWith('en')
    ? { ...sample, relationship: 'Titular', name: 'Theft', description: 'Serial number 0001' }
    : { ...sample, relationship: 'Titular', name: 'Robo', description: 'Número de serie 0001' };
