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
  const tags = distinct([...profile.branches, ...profile.tags]);
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

const usual: readonly ProfileSection[] = ['contact', 'location', 'summary', 'website', 'tags'];

/** The sections, in the order that the partner gives. */
export function ProfileSections({ model, profile, isBlocks }: SectionProps & { isBlocks: boolean }) {
  const { part, say, props } = model;
  const { headingLevel = 2, sections = usual } = props;
  const Heading = `h${headingLevel < 6 ? headingLevel + 1 : 6}` as 'h3';
  const content = contentOf({ model, profile });
  return sections.map(
    (name) =>
      content[name] && (
        <section key={name} {...part('section', isBlocks ? looks.card : css.row)}>
          <Heading {...part('section-title')}>{say(name)}</Heading>
          {content[name]}
        </section>
      ),
  );
}
