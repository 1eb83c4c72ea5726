export { type Country, countries, countryDefaults, countryName, countryOf } from './countries.ts';
