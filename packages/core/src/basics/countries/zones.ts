import { type Country, countries } from './countries.ts';

/** Countries of ours with more than one time zone, and all of them, as the tz database has them; of all others the one zone is known already. */
const zones = `
EC America/Guayaquil Pacific/Galapagos
ES Africa/Ceuta Atlantic/Canary Europe/Madrid
MX America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Hermosillo America/Matamoros
  America/Mazatlan America/Merida America/Mexico_City America/Monterrey America/Ojinaga America/Tijuana
CL America/Coyhaique America/Punta_Arenas America/Santiago Pacific/Easter
AR America/Argentina/La_Rioja America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan
  America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia America/Buenos_Aires
  America/Catamarca America/Cordoba America/Jujuy America/Mendoza
BR America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba
  America/Eirunepe America/Fortaleza America/Maceio America/Manaus America/Noronha America/Porto_Velho America/Recife
  America/Rio_Branco America/Santarem America/Sao_Paulo
US America/Adak America/Anchorage America/Boise America/Chicago America/Denver America/Detroit America/Indiana/Knox
  America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Tell_City America/Indiana/Vevay
  America/Indiana/Vincennes America/Indiana/Winamac America/Indianapolis America/Juneau America/Kentucky/Monticello
  America/Los_Angeles America/Louisville America/Menominee America/Metlakatla America/New_York America/Nome
  America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem America/Phoenix America/Sitka
  America/Yakutat Pacific/Honolulu
CA America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour America/Creston America/Dawson
  America/Dawson_Creek America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay America/Halifax
  America/Inuvik America/Iqaluit America/Moncton America/Rankin_Inlet America/Regina America/Resolute America/St_Johns
  America/Swift_Current America/Toronto America/Vancouver America/Whitehorse America/Winnipeg
PT Atlantic/Azores Atlantic/Madeira Europe/Lisbon
DE Europe/Berlin Europe/Busingen
CY Asia/Famagusta Asia/Nicosia`;

/** The name that the runtime has for a time zone, some of which have two; nothing where it knows none. */
function nameOf(timezone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The country of a time zone as browsers name it, where it is one that we know well; nothing where it is another's, or nobody's such as UTC. */
export function countryOfTimezone(timezone: string): Country | undefined {
  const wanted = nameOf(timezone);
  if (wanted === undefined) return undefined;
  const others = new Map(
    zones
      .trim()
      .split(/\n(?=[A-Z]{2} )/)
      .map((line) => {
        const [alpha2 = '', ...names] = line.split(/\s+/);
        return [alpha2, names] as const;
      }),
  );
  return countries.find(({ alpha2, timezone: usual }) =>
    usual === undefined ? false : [usual, ...(others.get(alpha2) ?? [])].some((one) => nameOf(one) === wanted),
  );
}
