import type { PublicProfile } from '@corredor/core/api';
import type { TFunction } from 'i18next';

/** A type and no interface, so that it may be what a sentence is filled with. */
type Words = { brand: string };

/** What the directory is called, of a place where only that is looked for. */
export const searchTitle = (t: TFunction<'heads'>, words: Words, place: string | undefined): string =>
  place ? t('search.titleIn', { ...words, place }) : t('search.title', words);

/** What a broker's page is called. */
export const profileTitle = (
  t: TFunction<'heads'>,
  words: Words,
  { name, city }: Pick<PublicProfile, 'name' | 'city'>,
) => (city ? t('profile.titleIn', { ...words, name, place: city }) : t('profile.title', { ...words, name }));
