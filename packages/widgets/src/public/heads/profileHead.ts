import type { PublicProfile } from '@corredor/core/api';
import type { PictureSize } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import type { TFunction } from 'i18next';
import { agencyFacts } from '../embed/index.ts';
import type { HeadImage } from './headImage.ts';
import { profileTitle } from './titles.ts';

interface ProfileWords {
  publicUrl: string;
  words: { brand: string };
  t: TFunction<'heads'>;
  /** Of its own picture. */
  size: PictureSize | undefined;
  /** What stands for a broker without a picture. */
  brandImage: HeadImage | null;
}

/** A broker's public page: who it is, where, and how to reach it. */
export function profileHead(profile: PublicProfile, { publicUrl, words, t, size, brandImage }: ProfileWords) {
  const { alias, name, slogan, resume } = profile;
  const image: HeadImage | null = profile.image ? { path: profile.image, alt: name, ...size } : brandImage;
  const path = paths.publicProfile(alias);
  const title = profileTitle(t, words, profile);
  const own = [slogan?.trim().replace(/[.!?…]*$/, (end) => (resume ? end || '.' : end)), resume]
    .filter(Boolean)
    .join(' ');
  const description = own ? shorten(own) : t('profile.description', { name });
  const agency = agencyFacts(profile, `${publicUrl}${path}`, publicUrl);
  return { title, description, path, isIndexable: profile.is_listed, kind: 'profile' as const, image, facts: [agency] };
}

/** As much as search engines show, cut between words. */
function shorten(text: string) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
