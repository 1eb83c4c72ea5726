/** A value that the visitor can filter by, and how many brokers have it. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

/** What can be filtered by, most frequent first; the counts of each leave out its own filter. */
export interface DirectoryFacets {
  countries: FacetValue[];
  states: FacetValue[];
  cities: FacetValue[];
  tags: FacetValue[];
  branches: FacetValue[];
}

/** A broker in the list. */
export interface DirectoryEntry {
  alias: string;
  name: string;
  slogan: string | null;
  image: string | null;
  city: string | null;
  state: { code: string; name: string } | null;
  country: { code: string; name: string };
  tags: string[];
  branches: string[];
}

/** One page of the directory. */
export interface DirectoryPage {
  count: number;
  page: number;
  page_size: number;
  results: DirectoryEntry[];
  facets: DirectoryFacets;
}

/** What a broker shows of itself. */
export interface PublicProfile {
  alias: string;
  name: string;
  slogan: string | null;
  image: string | null;
  phone: string;
  phone_label: string;
  email: string;
  country: { code: string; name: string };
  state: { code: string; name: string } | null;
  city: string | null;
  direction: string | null;
  website: string | null;
  tags: string[];
  branches: string[];
  resume: string | null;
  layout: 'default' | 'blocks';
  is_listed: boolean;
}
