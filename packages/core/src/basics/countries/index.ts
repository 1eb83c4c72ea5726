export { type Country, compareNames, countries, countryDefaults, countryName, countryOf } from './countries.ts';
