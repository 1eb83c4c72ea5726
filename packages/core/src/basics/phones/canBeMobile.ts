import { numberParts } from './countryCode.ts';

/**
 * How the national number of a mobile begins, by country code.
 *
 * From the national numbering plans as notified to the ITU (https://www.itu.int/oth/T0202.aspx, Recommendation E.129): Ecuador by ARCOTEL, Spain by Real
 * Decreto 2296/2004, Colombia by the CRC's Resolución 5826 of 2019, Peru by the MTC, Argentina by ENACOM, Brazil by Anatel, the United Kingdom by Ofcom, and
 * so on. The tests compare them with the metadata of libphonenumber. A country without a line does not tell: Mexico since August 2019, Chile and Denmark.
 * So do the United States, Canada, Puerto Rico and the Dominican Republic (NANP), but for numbers that are free to call.
 */
const mobiles: Readonly<Record<string, RegExp>> = {
  1: /^(?:(?!8(?:00|33|44|55|66|77|88)))/,
  30: /^(?:6[89]|94)/,
  31: /^(?:6|97)/,
  32: /^(?:4[5-9])/,
  33: /^(?:[67])/,
  34: /^(?:6|7[1-9])/,
  36: /^(?:[2357]0|31)/,
  39: /^(?:3|43)/,
  40: /^(?:7)/,
  41: /^(?:6[89]|7[2-9])/,
  43: /^(?:6(?:485|5[0-3579]|6[013-9]|[7-9]))/,
  44: /^(?:7[1-57-9])/,
  46: /^(?:7[02-9])/,
  47: /^(?:4|9)/,
  48: /^(?:21|45|5[0137]|6[069]|7[2389]|88)/,
  49: /^(?:1[567])/,
  51: /^(?:9)/,
  53: /^(?:[56])/,
  54: /^(?:9|675)/,
  55: /^(?:..[79])/,
  57: /^(?:3|940)/,
  58: /^(?:4[12])/,
  240: /^(?:222|55)/,
  351: /^(?:16|6[0356]|9[1-46])/,
  352: /^(?:6)/,
  353: /^(?:8)/,
  356: /^(?:[79])/,
  357: /^(?:9)/,
  358: /^(?:4|50)/,
  359: /^(?:43[07-9]|8[789]|9[89])/,
  370: /^(?:6)/,
  371: /^(?:2)/,
  372: /^(?:5|8[1-59])/,
  376: /^(?:[356])/,
  385: /^(?:9)/,
  386: /^(?:[347][01]|43|51|6[4589])/,
  420: /^(?:6|7)/,
  421: /^(?:9)/,
  502: /^(?:[345]|80)/,
  503: /^(?:[567])/,
  504: /^(?:[3789])/,
  505: /^(?:[5-8])/,
  506: /^(?:30|5[07]|[67]|8[3-9])/,
  507: /^(?:6|1[16]1|21[89]|81|87)/,
  591: /^(?:[67]|57)/,
  593: /^(?:9)/,
  595: /^(?:9(?!80))/,
  598: /^(?:9)/,
};

/** Tells whether a stored number (E.164) can be that of a mobile, by the numbering plan of its country; yes where the plan does not tell. */
export function canBeMobile(number: string): boolean {
  const parts = numberParts(number);
  const begins = parts && mobiles[parts.country];
  return !begins || begins.test(parts.national);
}
