import { compareNames, countries, countryName, countryOf } from '@corredor/core/countries';
import type { Operations } from '../../server/request/operations.ts';
import { notFound } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { CityStore } from './geo.store.ts';
import { statesOf } from './states.ts';

/** Countries and states of the world, and the cities that the brokerage knows. */
export const geoOperations = (scope: Scope, cities: CityStore) =>
  ({
    listCountries: async () => {
      const { language } = scope;
      const named = countries.map(({ id, alpha2 }) => ({ id, code: alpha2, name: countryName(id, language) }));
      return ok(onePage(named.sort((a, b) => compareNames(a.name, b.name))));
    },
    listStates: async ({ path }) =>
      countryOf(path.countryId) ? ok(onePage(statesOf(path.countryId))) : notFound('country'),
    listCities: async ({ query }) => ok(onePage(await cities.suggest(query))),
  }) satisfies Partial<Operations>;

const onePage = <Row>(results: Row[]) => ({ count: results.length, next: null, previous: null, results });
