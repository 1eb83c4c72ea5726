export { type Country, compareNames, countries, countryDefaults, countryName, countryOf } from './countries.ts';
export { countryOfTimezone } from './zones.ts';
