import type { PublicProfile } from '@corredor/core/api';
import { branchNameIn } from '@corredor/core/branches';
import { checkPhone, checkWebAddress } from '@corredor/core/validation';
import type { ProfileRow } from './profile.store.ts';
import { publicCountry, publicState } from './publicPlaces.ts';

/** A public profile in the words of the reader; names only what everybody may read. */
export async function toProfile(row: ProfileRow, language: string): Promise<PublicProfile> {
  const phone = await checkPhone(row.phone);
  return {
    alias: row.alias,
    name: row.name,
    slogan: row.slogan,
    image: row.image,
    phone: row.phone,
    phone_label: phone.isValid ? phone.international : row.phone,
    email: row.email,
    country: publicCountry(row.country_id, language),
    state: publicState(row.state),
    city: row.city,
    direction: row.direction,
    // One from before today's rule is not shown.
    website: row.website && !checkWebAddress(row.website) ? row.website : null,
    tags: row.tags,
    branches: row.branches.map((name) => branchNameIn(name, language)),
    resume: row.resume,
    layout: row.layout === 'blocks' ? 'blocks' : 'default',
    is_listed: row.is_listed,
  };
}
