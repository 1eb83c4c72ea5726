import { Avatar, Button, buttonLook, looks } from '@corredor/ui/plain';
import type { Ref } from 'react';
import { brandingOf, profilePath } from '../embed/index.ts';
import { ProfileSections, usualSections } from './ProfileSections.tsx';
import * as css from './profile.css.ts';
import type { ProfileModel, SectionProps } from './profileModel.ts';
import { qrPath } from './saveQr.ts';

function statusOf({ say, state, said }: ProfileModel): string {
  const { error, profile } = state;
  if (!error) return profile ? said : say('loading');
  const { code, retryAfter: count = 0 } = error;
  return code === 'not-found' ? say('notFound') : say(code, { count });
}

/** What is kept of a broker and passed on; where there is room the code stands behind sharing. */
function Actions({ model, profile }: SectionProps) {
  const { part, say, props, share, address, href, saveQr } = model;
  return (
    <div {...part('actions')}>
      {props.slots?.actions}
      <a className={buttonLook()} href={address(`${profilePath(profile.alias)}vcard/`)} download>
        {say('vcard')}
      </a>
      {props.qr ? (
        <>
          <Button className={css.onPhone} onClick={() => void share()}>
            {say('share')}
          </Button>
          <details className={css.withRoom}>
            <summary className={`${buttonLook()} ${css.opener}`}>{say('share')}</summary>
            <div className={css.code}>
              <img {...part('qr')} src={`${address(qrPath(profile.alias))}?format=svg`} alt={say('qr', { href })} />
              <Button onClick={() => void share()}>{say('shareLink')}</Button>
              <Button onClick={saveQr}>{say('downloadQr')}</Button>
            </div>
          </details>
        </>
      ) : (
        <Button onClick={() => void share()}>{say('share')}</Button>
      )}
    </div>
  );
}

/** How the broker is reached and kept, in a card beside the rest, and before it on a phone. */
function ContactCard({ model, profile, hasContact }: SectionProps & { hasContact: boolean }) {
  return (
    <div className={`${looks.card} ${css.card}`}>
      {hasContact && <ProfileSections model={model} profile={profile} names={['contact']} look="" />}
      <Actions model={model} profile={profile} />
    </div>
  );
}

/** A profile that is there, awaited, missing or refused; knows no network. */
export function ProfileView({ model, heading }: { model: ProfileModel; heading: Ref<HTMLHeadingElement> }) {
  const { part, say, props, state, address, retry } = model;
  const { headingLevel = 2, slots = {}, layout = 'auto', knownName } = props;
  const { profile, status, error } = state;
  const Heading = `h${headingLevel}` as const;
  const name = profile?.name ?? knownName;
  const isBlocks = (layout === 'auto' ? profile?.layout : layout) === 'blocks';
  const { sections = usualSections } = props;
  // It is read where the partner's order has it; where there is room it stands beside the rest anyway.
  const isFirst = sections[0] === 'contact';
  const card = profile && <ContactCard model={model} profile={profile} hasContact={sections.includes('contact')} />;
  const statusLine = (
    <p
      {...part('status', (profile || !error) && !model.said && looks.unseen, error !== null && css.failure)}
      role="status"
    >
      {statusOf(model)}
    </p>
  );
  return (
    <div className={css.stack}>
      {!error && (
        <header {...part('banner')}>
          <Avatar {...part('avatar')} name={name ?? ''} src={profile?.image ? address(profile.image) : undefined} />
          <div>
            {name ? (
              <Heading {...part('name')} ref={heading} tabIndex={-1}>
                {name}
              </Heading>
            ) : (
              <span {...part('skeleton', looks.bone)}>&nbsp;</span>
            )}
            {profile?.slogan && <p {...part('slogan')}>{profile.slogan}</p>}
          </div>
        </header>
      )}
      {statusLine}
      {error &&
        (status === 'not-found'
          ? (slots['not-found'] ?? say('notFoundHelp'))
          : (slots.error ?? (
              <div {...part('error')}>
                {error.retryable && (
                  <Button {...part('retry')} onClick={retry}>
                    {say('retry')}
                  </Button>
                )}
              </div>
            )))}
      {!profile && !error && (slots.loading ?? <span {...part('skeleton', looks.bone)}>&nbsp;</span>)}
      {profile && !error && (
        <div className={css.beside}>
          {isFirst && card}
          <div className={isBlocks ? `${css.sections} ${css.blocks}` : css.sections}>
            <ProfileSections
              model={model}
              profile={profile}
              names={sections.filter((name) => name !== 'contact')}
              look={isBlocks ? looks.card : css.row}
            />
          </div>
          {!isFirst && card}
        </div>
      )}
      {slots.footer}
      {brandingOf(model)}
    </div>
  );
}
