import type { DirectoryEntry, DirectoryPage, FacetValue } from '../../contract/api/index.ts';

/** As much of the directory as the front page shows. */
export interface DirectoryGlimpse {
  /** How many brokers there are in all. */
  count: number;
  /** Those who came last, each as far as a card tells of it. */
  brokers: Pick<DirectoryEntry, 'alias' | 'name' | 'slogan' | 'image' | 'city' | 'country'>[];
  /** Where most of them are. */
  cities: FacetValue[];
}

/** What the front page asks the directory for. */
export const glimpseQuery = { ordering: 'newest', page_size: 6 } as const;
const mostCities = 6;

/** What the front page takes from an answer of the directory: no more than it shows, as it travels within the page. */
export const glimpseOf = ({ count, results, facets }: DirectoryPage): DirectoryGlimpse => ({
  count,
  brokers: results
    .slice(0, glimpseQuery.page_size)
    .map(({ alias, name, slogan, image, city, country }) => ({ alias, name, slogan, image, city, country })),
  cities: facets.cities.slice(0, mostCities),
});
