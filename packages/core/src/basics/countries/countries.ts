/** A country: its ISO 3166-1 numeric code (as text, three digits) and, where we know it well, what a partner starts with. */
export type Country = {
  id: string;
  alpha2: string;
  timezone?: string;
  currency?: string;
  language?: 'es' | 'en';
};

const codes = `
AD020 AE784 AF004 AG028 AI660 AL008 AM051 AO024 AQ010 AR032 AS016 AT040 AU036 AW533 AX248 AZ031 BA070 BB052 BD050 BE056
BF854 BG100 BH048 BI108 BJ204 BL652 BM060 BN096 BO068 BQ535 BR076 BS044 BT064 BV074 BW072 BY112 BZ084 CA124 CC166 CD180
CF140 CG178 CH756 CI384 CK184 CL152 CM120 CN156 CO170 CR188 CU192 CV132 CW531 CX162 CY196 CZ203 DE276 DJ262 DK208 DM212
DO214 DZ012 EC218 EE233 EG818 EH732 ER232 ES724 ET231 FI246 FJ242 FK238 FM583 FO234 FR250 GA266 GB826 GD308 GE268 GF254
GG831 GH288 GI292 GL304 GM270 GN324 GP312 GQ226 GR300 GS239 GT320 GU316 GW624 GY328 HK344 HM334 HN340 HR191 HT332 HU348
ID360 IE372 IL376 IM833 IN356 IO086 IQ368 IR364 IS352 IT380 JE832 JM388 JO400 JP392 KE404 KG417 KH116 KI296 KM174 KN659
KP408 KR410 KW414 KY136 KZ398 LA418 LB422 LC662 LI438 LK144 LR430 LS426 LT440 LU442 LV428 LY434 MA504 MC492 MD498 ME499
MF663 MG450 MH584 MK807 ML466 MM104 MN496 MO446 MP580 MQ474 MR478 MS500 MT470 MU480 MV462 MW454 MX484 MY458 MZ508 NA516
NC540 NE562 NF574 NG566 NI558 NL528 NO578 NP524 NR520 NU570 NZ554 OM512 PA591 PE604 PF258 PG598 PH608 PK586 PL616 PM666
PN612 PR630 PS275 PT620 PW585 PY600 QA634 RE638 RO642 RS688 RU643 RW646 SA682 SB090 SC690 SD729 SE752 SG702 SH654 SI705
SJ744 SK703 SL694 SM674 SN686 SO706 SR740 SS728 ST678 SV222 SX534 SY760 SZ748 TC796 TD148 TF260 TG768 TH764 TJ762 TK772
TL626 TM795 TN788 TO776 TR792 TT780 TV798 TW158 TZ834 UA804 UG800 UM581 US840 UY858 UZ860 VA336 VC670 VE862 VG092 VI850
VN704 VU548 WF876 WS882 YE887 YT175 ZA710 ZM894 ZW716`;

const defaults: Record<string, readonly [timezone: string, currency: string, language: 'es' | 'en']> = {
  EC: ['America/Guayaquil', 'USD', 'es'],
  ES: ['Europe/Madrid', 'EUR', 'es'],
  MX: ['America/Mexico_City', 'MXN', 'es'],
  CO: ['America/Bogota', 'COP', 'es'],
  PE: ['America/Lima', 'PEN', 'es'],
  CL: ['America/Santiago', 'CLP', 'es'],
  AR: ['America/Argentina/Buenos_Aires', 'ARS', 'es'],
  BO: ['America/La_Paz', 'BOB', 'es'],
  PY: ['America/Asuncion', 'PYG', 'es'],
  UY: ['America/Montevideo', 'UYU', 'es'],
  VE: ['America/Caracas', 'VES', 'es'],
  PA: ['America/Panama', 'USD', 'es'],
  CR: ['America/Costa_Rica', 'CRC', 'es'],
  GT: ['America/Guatemala', 'GTQ', 'es'],
  HN: ['America/Tegucigalpa', 'HNL', 'es'],
  SV: ['America/El_Salvador', 'USD', 'es'],
  NI: ['America/Managua', 'NIO', 'es'],
  DO: ['America/Santo_Domingo', 'DOP', 'es'],
  CU: ['America/Havana', 'CUP', 'es'],
  PR: ['America/Puerto_Rico', 'USD', 'es'],
  GQ: ['Africa/Malabo', 'XAF', 'es'],
  BR: ['America/Sao_Paulo', 'BRL', 'en'],
  US: ['America/New_York', 'USD', 'en'],
  CA: ['America/Toronto', 'CAD', 'en'],
  GB: ['Europe/London', 'GBP', 'en'],
  IE: ['Europe/Dublin', 'EUR', 'en'],
  PT: ['Europe/Lisbon', 'EUR', 'en'],
  FR: ['Europe/Paris', 'EUR', 'en'],
  DE: ['Europe/Berlin', 'EUR', 'en'],
  IT: ['Europe/Rome', 'EUR', 'en'],
  NL: ['Europe/Amsterdam', 'EUR', 'en'],
  BE: ['Europe/Brussels', 'EUR', 'en'],
  LU: ['Europe/Luxembourg', 'EUR', 'en'],
  AT: ['Europe/Vienna', 'EUR', 'en'],
  CH: ['Europe/Zurich', 'CHF', 'en'],
  DK: ['Europe/Copenhagen', 'DKK', 'en'],
  SE: ['Europe/Stockholm', 'SEK', 'en'],
  NO: ['Europe/Oslo', 'NOK', 'en'],
  FI: ['Europe/Helsinki', 'EUR', 'en'],
  EE: ['Europe/Tallinn', 'EUR', 'en'],
  LV: ['Europe/Riga', 'EUR', 'en'],
  LT: ['Europe/Vilnius', 'EUR', 'en'],
  PL: ['Europe/Warsaw', 'PLN', 'en'],
  CZ: ['Europe/Prague', 'CZK', 'en'],
  SK: ['Europe/Bratislava', 'EUR', 'en'],
  HU: ['Europe/Budapest', 'HUF', 'en'],
  SI: ['Europe/Ljubljana', 'EUR', 'en'],
  HR: ['Europe/Zagreb', 'EUR', 'en'],
  RO: ['Europe/Bucharest', 'RON', 'en'],
  BG: ['Europe/Sofia', 'EUR', 'en'],
  GR: ['Europe/Athens', 'EUR', 'en'],
  CY: ['Asia/Nicosia', 'EUR', 'en'],
  MT: ['Europe/Malta', 'EUR', 'en'],
  AD: ['Europe/Andorra', 'EUR', 'es'],
};

/** Every country of ISO 3166-1. */
export const countries: readonly Country[] = codes
  .trim()
  .split(/\s+/)
  .map((code) => {
    const alpha2 = code.slice(0, 2);
    const id = code.slice(2);
    const [timezone, currency, language] = defaults[alpha2] ?? [];
    return timezone && currency && language ? { id, alpha2, timezone, currency, language } : { id, alpha2 };
  });

const byId = new Map(countries.map((country) => [country.id, country]));

/** Finds a country by its numeric code. */
export function countryOf(id: string | null | undefined): Country | undefined {
  return typeof id === 'string' ? byId.get(id) : undefined;
}

/** What a new partner of a country starts with; the middle of the road where we do not know the country. */
export function countryDefaults(
  id: string | null | undefined,
): Required<Pick<Country, 'timezone' | 'currency' | 'language'>> {
  const { timezone = 'UTC', currency = 'USD', language = 'en' } = countryOf(id) ?? {};
  return { timezone, currency, language };
}

/** Names a country in the reader's language; its code where the runtime does not know it. */
export function countryName(id: string | null | undefined, language: string): string {
  const country = countryOf(id);
  if (country === undefined) return id ?? '';
  return new Intl.DisplayNames([language], { type: 'region' }).of(country.alpha2) ?? country.alpha2;
}

const names = new Intl.Collator('es');
/** Compares names as lists of the server are sorted, whatever the reader's language: ñ comes after n, and other accents are their letter. */
export const compareNames = (one: string, other: string): number => names.compare(one, other);
