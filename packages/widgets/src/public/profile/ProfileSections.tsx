import { buttonLook, looks } from '@corredor/ui/plain';
import type { ReactNode } from 'react';
import { distinct } from '../embed/index.ts';
import { type ContactLink, contactLinks, websiteLink } from './contactLinks.ts';
import * as css from './profile.css.ts';
import type { ProfileSection } from './profile.types.ts';
import type { SectionProps } from './profileModel.ts';

/** What a visitor does most is a button: to call, then to chat. */
const contactLooks: Record<ContactLink['channel'], string> = {
  phone: buttonLook('accent'),
  whatsapp: buttonLook(),
  email: looks.link,
  website: looks.link,
};

function Contact({ model, profile }: SectionProps) {
  const { part, say, props, contact } = model;
  const links = (
    <ul {...part('contact')}>
      {contactLinks(profile, say).map((link) => (
        <li key={link.channel}>
          <a
            {...part('contact-link', contactLooks[link.channel])}
            href={link.href}
            onClick={(event) => contact(link, event)}
          >
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  );
  if (props.contact !== 'button') return links;
  return (
    <details>
      <summary className={`${buttonLook('accent')} ${css.opener}`}>{say('contactButton')}</summary>
      {links}
    </details>
  );
}

function Website({ model: { part, contact }, link }: { model: SectionProps['model']; link: ContactLink }) {
  return (
    <a
      {...part('website', looks.link)}
      href={link.href}
      rel="noopener nofollow ugc"
      onClick={(event) => contact(link, event)}
    >
      {link.text}
    </a>
  );
}

/** What each section shows; nothing where the broker says nothing. */
function contentOf({ model, profile }: SectionProps): Record<ProfileSection, ReactNode> {
  const { part, props } = model;
  const { direction, city, state, country, resume } = profile;
  // What the broker says of itself goes before what it works in, as on a card of the directory.
  const tags = distinct([...profile.tags, ...profile.branches]);
  const site = websiteLink(profile);
  const place = distinct([direction, city, state?.name, country.name]).join(', ');
  return {
    contact: props.contact !== 'none' && <Contact model={model} profile={profile} />,
    location: place && <address {...part('address')}>{place}</address>,
    summary: resume && <p {...part('summary')}>{resume}</p>,
    website: site && <Website model={model} link={site} />,
    tags: tags.length > 0 && (
      <ul {...part('tags')}>
        {tags.map((tag) => (
          <li key={tag} {...part('tag', looks.chip)}>
            {tag}
          </li>
        ))}
      </ul>
    ),
  };
}

/** All of them, as they are shown unless told. */
export const usualSections: readonly ProfileSection[] = ['contact', 'location', 'summary', 'website', 'tags'];

interface ProfileSectionsProps extends SectionProps {
  /** Which ones, in this order. */
  names: readonly ProfileSection[];
  /** Around each of them. */
  look: string;
}

/** Some sections, in the order that the partner gives. */
export function ProfileSections({ model, profile, names, look }: ProfileSectionsProps) {
  const { part, say, props } = model;
  const { headingLevel = 2 } = props;
  const Heading = `h${headingLevel < 6 ? headingLevel + 1 : 6}` as 'h3';
  const content = contentOf({ model, profile });
  return names.map(
    (name) =>
      content[name] && (
        <section key={name} {...part('section', look)}>
          <Heading {...part('section-title')}>{say(name)}</Heading>
          {content[name]}
        </section>
      ),
  );
}
